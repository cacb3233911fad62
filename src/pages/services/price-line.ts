import { addOns, plans } from '#content/pricing.ts';

/**
 * The price of a plan or an add-on in one line, by its name.
 * @throws when there is none of that name
 */
export function priceLine(name: string): string {
  const plan = plans.find((candidate) => candidate.name === name);
  if (plan !== undefined) {
    const from = plan.from === undefined ? '' : `${plan.from.toLowerCase()} `;
    return `${plan.name}, ${from}${plan.price} ${plan.period}`;
  }
  const addOn = addOns.find((candidate) => candidate.name === name);
  if (addOn === undefined) throw new Error(`No plan and no addition is called '${name}'.`);
  return `${addOn.name}, ${addOn.price}`;
}
