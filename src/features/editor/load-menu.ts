/**
 * Loads a menu once it is asked for. @returns whether it is there; why it is not stands in the console
 * @param name of what: 'tools'
 */
export async function loadMenu(menu: { load: () => Promise<unknown> }, name: string): Promise<boolean> {
  try {
    await menu.load();
    return true;
  } catch (error) {
    console.error(`The menu of ${name} could not be loaded`, error);
    return false;
  }
}
