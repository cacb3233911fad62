import { ownerEndpoints } from '#shared/contract/owner-endpoints.ts';
import { addOperations } from '../lib/api-client.ts';

addOperations(ownerEndpoints);
