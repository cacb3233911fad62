import { addOns, plans } from '#content/pricing.ts';

/** A price in parts: what it pays for, the amount, and its unit. */
export interface PriceLine {
  label: string;
  amount: string;
  /** Empty for an amount that pays for all of it. */
  unit: string;
}

/**
 * The price of a plan or an add-on, by its name.
 * @throws when there is none of that name
 */
export function priceLine(name: string): PriceLine {
  const plan = plans.find((candidate) => candidate.name === name);
  if (plan !== undefined) {
    const from = plan.from === undefined ? '' : `, ${plan.from.toLowerCase()}`;
    return { label: `${plan.name}${from}`, amount: plan.price, unit: plan.period };
  }
  const addOn = addOns.find((candidate) => candidate.name === name);
  if (addOn === undefined) throw new Error(`No plan and no addition is called '${name}'.`);
  return { label: addOn.name, amount: addOn.price, unit: '' };
}
