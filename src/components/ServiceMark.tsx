import AppWindow from 'lucide-react/icons/app-window';
import Globe from 'lucide-react/icons/globe';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Search from 'lucide-react/icons/search';
import Store from 'lucide-react/icons/store';
import Wrench from 'lucide-react/icons/wrench';
import type { ServiceIcon } from '#content/services.ts';

const ICONS = {
  website: Globe,
  shop: Store,
  redesign: RefreshCw,
  application: AppWindow,
  search: Search,
  care: Wrench,
} satisfies Record<ServiceIcon, unknown>;

/** A service's icon; decorative, because the name is beside it. */
export function ServiceMark({ icon }: { icon: ServiceIcon }) {
  const Icon = ICONS[icon];
  return <Icon aria-hidden strokeWidth={1.5} className="size-7 shrink-0 text-clay" />;
}
