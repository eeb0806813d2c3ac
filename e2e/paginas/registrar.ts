// The desk of Registrar Partida as a person uses it.
import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** Accounts of the demo that take lines by hand, with balances that a test does not turn around. */
export const CUENTAS = {
  energia: '70619901',
  papeleria: '706110',
  banco: '1011030101',
  proveedores: '30510102',
  /** Only the cajas move it. */
  ventanilla: '1011010102',
} as const;

export const concepto = (page: Page): Locator =>
  page.getByRole('region', { name: 'Encabezado de la partida' }).getByLabel('Concepto');

export const hoja = (page: Page): Locator => page.getByRole('grid', { name: 'Líneas de la partida' });

const columnas = ['Cuenta', 'Debe', 'Haber', 'Concepto', 'Documento'] as const;
type Columna = (typeof columnas)[number];

/** The field of the cell where the cursor is; in the others there is only text. */
export const celda = (page: Page, columna: Columna, linea: number): Locator =>
  hoja(page).getByLabel(`${columna}, línea ${linea}`);

/** Takes the cursor to a cell with the mouse; its field, ready to be written over. */
export async function irACelda(page: Page, columna: Columna, linea: number): Promise<Locator> {
  // The first row is the heading.
  const fila = hoja(page).getByRole('row').nth(linea);
  await fila.getByRole('gridcell').nth(columnas.indexOf(columna)).click();
  await expect(celda(page, columna, linea)).toBeFocused();
  return celda(page, columna, linea);
}

export async function abrirRegistrar(page: Page, busqueda = ''): Promise<void> {
  await page.goto(`/contabilidad/partidas${busqueda}`);
  await expect(hoja(page)).toBeVisible();
}

/** The server has everything that is written. */
export const guardado = (page: Page): Promise<void> =>
  expect(page.getByText('Borrador guardado', { exact: true })).toBeVisible();

export const idDelBorrador = (page: Page): string => new URL(page.url()).searchParams.get('borrador') ?? '';

/** The one that was just ended: what was never a draft gets its address then. */
export async function idDeLaTerminada(page: Page): Promise<string> {
  await expect.poll(() => idDelBorrador(page)).not.toBe('');
  return idDelBorrador(page);
}

/**
 * What the page asks of the books while that happens; aside, what it only asks to show, and the memory of a draft, which
 * follows its saving whenever it can.
 */
export async function loQueSePide(page: Page, hacer: () => Promise<unknown>): Promise<string[]> {
  const pedidas: string[] = [];
  const oyente = (peticion: Request) => {
    const { pathname } = new URL(peticion.url());
    const esAparte = peticion.method() === 'GET' || /\/(?:efecto|memoria)$/.test(pathname);
    if (pathname.startsWith('/api/contabilidad/') && !esAparte)
      pedidas.push(`${peticion.method()} ${pathname}`);
  };
  page.on('request', oyente);
  await hacer();
  page.off('request', oyente);
  return pedidas;
}

/** One trip: what is written goes with the order. */
export const UNA_ORDEN = ['POST /api/contabilidad/partidas/terminar'];

/** Writes two lines that balance, from the concept on; the second takes the difference that is offered. */
export async function escribirPartida(
  page: Page,
  texto: string,
  monto: string,
  { debe, haber }: { readonly debe: string; readonly haber: string } = {
    debe: CUENTAS.energia,
    haber: CUENTAS.banco,
  },
): Promise<void> {
  await concepto(page).fill(texto);
  await concepto(page).press('Enter');
  await page.keyboard.type(debe);
  await page.keyboard.press('Enter');
  await page.keyboard.type(monto);
  await page.keyboard.press('Enter');
  await page.keyboard.type(haber);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('La partida cuadra')).toBeVisible();
}

/** A block from a spreadsheet, where the keyboard is. */
export async function pegar(page: Page, texto: string): Promise<void> {
  await page.evaluate((bloque) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', bloque);
    const pegado = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(pegado);
  }, texto);
}
