// Registrar Partida: written with the keyboard alone, pasted from a sheet, and corrected where the server says.
import { randomUUID } from 'node:crypto';
import { listarAdvertencias } from '@cuadra/contract/contabilidad/borradores/advertencias';
import { verPartida } from '@cuadra/contract/contabilidad/partidas';
import type { Page } from '@playwright/test';
import { CONTRASENA_DEMO, darSesion } from './paginas/acceso.ts';
import { CONTRASENA, como, nuevasPersonas } from './paginas/personas.ts';
import {
  abrirRegistrar,
  CUENTAS,
  celda,
  concepto,
  escribirPartida,
  guardado,
  hoja,
  idDeLaTerminada,
  idDelBorrador,
  irACelda,
  loQueSePide,
  pegar,
  UNA_ORDEN,
} from './paginas/registrar.ts';
import { expect, test } from './prueba.ts';

/** No other partida says the same. */
const unico = (texto: string) => `${texto} ${randomUUID().slice(0, 8)}`;

test('una partida de cuatro líneas solo con el teclado, con doce teclas a lo sumo además de los datos', async ({
  page,
  request,
}) => {
  await darSesion(page, 'contador@cuadra.demo');
  await abrirRegistrar(page);
  await expect(concepto(page)).toBeFocused();

  let teclas = 0;
  const tecla = async (cual: string) => {
    teclas += 1;
    await page.keyboard.press(cual);
  };
  const escribir = (datos: string) => page.keyboard.type(datos);
  const texto = unico('Energía y papelería del mes');
  await escribir(texto);
  await tecla('Enter');
  await escribir(CUENTAS.energia);
  await tecla('Enter');
  await escribir('1000/1.12');
  await tecla('Enter');
  await escribir(CUENTAS.papeleria);
  await tecla('Enter');
  // The difference is offered in the haber; this one goes in the debe.
  await tecla('Shift+Tab');
  await escribir('500');
  await tecla('Enter');
  await escribir(CUENTAS.banco);
  await tecla('Enter');
  await escribir('900');
  await tecla('Enter');
  await escribir('proveedores y acreedores');
  await tecla('Enter');
  const hecha = page.getByText(/^Partida \d+\/\d{4} contabilizada\.$/);
  const pedido = await loQueSePide(page, async () => {
    await tecla('Control+Enter');
    await expect(hecha).toBeVisible();
  });
  expect(teclas).toBeLessThanOrEqual(12);
  expect(pedido).toEqual(UNA_ORDEN);

  const hacer = await como(request, 'contador@cuadra.demo', CONTRASENA_DEMO);
  const partida = await hacer(verPartida, { params: { id: await idDeLaTerminada(page) } });
  // 1000 / 1.12 = 892.857… → 892.86; 892.86 + 500.00 − 900.00 = 492.86
  expect(partida.lineas.map(({ idCuenta, debe, haber }) => [idCuenta, debe, haber])).toEqual([
    [CUENTAS.energia, 892_86, 0],
    [CUENTAS.papeleria, 500_00, 0],
    [CUENTAS.banco, 0, 900_00],
    [CUENTAS.proveedores, 0, 492_86],
  ]);
  expect([partida.estado, partida.concepto]).toEqual(['contabilizada', texto]);

  // What follows is at hand: Enter begins another one, with the same day.
  await expect(page.getByRole('button', { name: 'Nueva partida' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(concepto(page)).toBeFocused();
  await expect(concepto(page)).toHaveValue('');
  await expect(hecha).toBeVisible();

  // And with Shift it is posted and another one begins, though it was never saved before.
  await escribirPartida(page, unico('Seguida'), '12.00');
  const otraVez = await loQueSePide(page, async () => {
    await page.keyboard.press('Control+Shift+Enter');
    await expect(concepto(page)).toHaveValue('');
  });
  expect(otraVez).toEqual(UNA_ORDEN);
  await expect(concepto(page)).toBeFocused();
  expect(idDelBorrador(page)).toBe('');

  // Copied from another one and regretted: one undo takes back its lines and its header.
  await page.getByRole('button', { name: 'Copiar de otra' }).click();
  await page.getByRole('list', { name: 'Partidas' }).getByRole('button').first().click();
  await expect(concepto(page)).not.toHaveValue('');
  await expect(celda(page, 'Cuenta', 1)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(concepto(page)).toHaveValue('');
  await expect(celda(page, 'Cuenta', 2)).toBeHidden();
});

test('lo que el servidor objeta cae en su línea y campo, sin perder nada; y lo que conviene mirar pide un motivo', async ({
  page,
  request,
  vigilancia,
}) => {
  // The comprobante does not arrive.
  vigilancia.admitirFallosDeRed();
  await darSesion(page, 'contador2@cuadra.demo');
  await abrirRegistrar(page);
  const texto = unico('Ajuste con error');
  await escribirPartida(page, texto, '75.50');
  await (await irACelda(page, 'Cuenta', 2)).fill(CUENTAS.ventanilla);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect(celda(page, 'Cuenta', 2)).toBeFocused();
  await expect(
    page.getByText(/La cuenta 1011010102 es de las cajas de la agencia: se mueve desde ellas/),
  ).toBeVisible();
  await expect(concepto(page)).toHaveValue(texto);

  // Corrected there, in a month that is closed: now it is the date's turn.
  await celda(page, 'Cuenta', 2).fill(CUENTAS.banco);
  await page.keyboard.press('Enter');
  const fecha = page.getByLabel('Fecha', { exact: true });
  // A day that does not exist stays written, to be corrected, and nothing is done with the one before it.
  await fecha.fill('31/02');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('No existe esa fecha.')).toBeVisible();
  await expect(fecha).toBeFocused();
  await expect(fecha).toHaveValue('31/02');
  await fecha.fill('15/03/2025');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('El periodo 03/2025 no está abierto en la agencia 01.')).toBeVisible();
  await expect(fecha).toBeFocused();

  // In the open month before this one it may be posted, if somebody says why.
  await page.keyboard.press('ArrowUp');
  await expect(fecha).toHaveValue('16/03/2025');
  const anterior = mesAnterior(await page.evaluate(() => Date.now()));
  await fecha.fill(`15/${anterior}`);
  await page.keyboard.press('Control+Enter');
  const dialogo = page.getByRole('dialog', { name: 'Antes de contabilizar' });
  await dialogo.getByRole('button', { name: 'Aceptar y contabilizar' }).click();
  await expect(dialogo.getByText('Escriba el motivo.')).toBeVisible();
  await dialogo.getByLabel('Motivo para aceptarla').fill('El recibo llegó tarde');
  // What it was waiting for, its reason and the partida go together.
  await expect(page.getByText('Borrador guardado', { exact: true })).toBeVisible();
  const pedido = await loQueSePide(page, async () => {
    await dialogo.getByRole('button', { name: 'Aceptar y contabilizar' }).click();
    await expect(page.getByText(/^Partida \d+\/\d{4} contabilizada\.$/)).toBeVisible();
  });
  expect(pedido).toEqual(UNA_ORDEN);
  const hacer = await como(request, 'contador2@cuadra.demo', CONTRASENA_DEMO);
  const params = { id: await idDeLaTerminada(page) };
  const partida = await hacer(verPartida, { params });
  expect(partida).toMatchObject({ estado: 'contabilizada', debe: 75_50 });
  const aceptadas = await hacer(listarAdvertencias, { params });
  expect(aceptadas.map(({ codigo, motivo }) => [codigo, motivo])).toEqual([
    ['FECHA_ATRASADA', 'El recibo llegó tarde'],
  ]);

  // Without a line nothing is printed, and it is said why; what is posted stays so.
  await page.route('**/comprobantes.pdf', (ruta) => ruta.abort());
  const ventana = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Imprimir comprobante' }).click();
  await expect((await ventana).getByText('Error al cargar el PDF')).toBeVisible();
  await expect(page.getByText(/^No se imprimió el comprobante\. No hay conexión/)).toBeVisible();
});

/** `MM/AAAA` of the month before, in Guatemala. */
function mesAnterior(ahoraMs: number): string {
  const [anio = 0, mes = 0] = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Guatemala' })
    .format(ahoraMs)
    .split('-')
    .map(Number);
  return mes === 1 ? `12/${anio - 1}` : `${String(mes - 1).padStart(2, '0')}/${anio}`;
}

test('doscientas filas pegadas de una hoja se guardan y vuelven enteras', async ({ page, request }) => {
  const [ana] = await nuevasPersonas(request, ['Ana', 'contador']);
  await darSesion(page, ana.correo, CONTRASENA);
  await abrirRegistrar(page);
  await concepto(page).fill(unico('Planilla pegada'));
  await concepto(page).press('Enter');
  await expect(celda(page, 'Cuenta', 1)).toBeFocused();
  const filas = Array.from({ length: 199 }, (_, indice) =>
    [CUENTAS.energia, `${(indice + 1).toFixed(2)}`, '', `Recibo ${indice + 1}`].join('\t'),
  );
  // 1 + 2 + … + 199 = 19,900
  await pegar(page, [...filas, [CUENTAS.banco, '', '19,900.00', 'Pago'].join('\t')].join('\n'));
  await expect(page.getByRole('status').getByText('La partida cuadra')).toBeVisible();
  await guardado(page);

  await page.reload();
  await expect(hoja(page)).toHaveAttribute('aria-rowcount', /^20\d$/);
  const hacer = await como(request, ana.correo);
  const { lineas, debe, haber } = await hacer(verPartida, { params: { id: idDelBorrador(page) } });
  expect([lineas.length, debe, haber]).toEqual([200, 19_900_00, 19_900_00]);
  expect(lineas[41]).toMatchObject({ idCuenta: CUENTAS.energia, debe: 42_00, concepto: 'Recibo 42' });
});

test('con sus soportes, lo que pasa del límite de quien registra va a revisión', async ({
  page,
  request,
  vigilancia,
}) => {
  // The one that is not a document is refused, and the line is cut once.
  vigilancia.admitirFallosDeRed();
  const [luis] = await nuevasPersonas(request, ['Luis', 'auxiliar']);
  await darSesion(page, luis.correo, CONTRASENA);
  await abrirRegistrar(page);
  await escribirPartida(page, unico('Compra grande'), '25000');

  const soportes = page.getByRole('region', { name: 'Soportes' });
  await page.route('**/soportes?*', (ruta) => ruta.abort(), { times: 1 });
  await soltar(page, [
    { nombre: 'recibo.png', tipo: 'image/png', base64: PUNTO },
    { nombre: 'nota.txt', tipo: 'text/plain', base64: 'bm8gZXMgdW4gc29wb3J0ZQ==' },
  ]);
  await expect(soportes.getByText(/^nota\.txt: El soporte debe ser PDF, imagen/)).toBeVisible();
  await expect(soportes.getByText(/^recibo\.png: No hay conexión con el servidor/)).toBeVisible();
  await expect(soportes.getByRole('listitem')).toHaveCount(0);
  await soportes.getByRole('button', { name: 'Reintentar' }).click();
  await soportes.getByRole('button', { name: 'recibo.png', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'recibo.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await soportes.getByRole('button', { name: 'Quitar recibo.png' }).click();
  await page.getByRole('button', { name: 'Quitar', exact: true }).click();
  await expect(soportes.getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await expect(page.getByRole('region', { name: 'Efecto en los saldos' })).toContainText(
    /Energía, agua y telecomunicaciones.*25,000\.00/,
  );
  await page.keyboard.press('Control+Enter');
  const dialogo = page.getByRole('dialog', { name: 'Antes de enviar a revisión' });
  await dialogo.getByRole('button', { name: 'Enviar a revisión' }).click();
  await expect(page.getByText(/^La partida se envió a revisión/)).toBeVisible();
  const hacer = await como(request, luis.correo);
  const { estado } = await hacer(verPartida, { params: { id: await idDeLaTerminada(page) } });
  expect(estado).toBe('en_revision');
});

interface ArchivoSoltado {
  readonly nombre: string;
  readonly tipo: string;
  readonly base64: string;
}

/** Files dropped with the mouse on the desk. */
async function soltar(page: Page, archivos: readonly ArchivoSoltado[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle((dados) => {
    const traslado = new DataTransfer();
    for (const { nombre, tipo, base64 } of dados)
      traslado.items.add(new File([Uint8Array.fromBase64(base64)], nombre, { type: tipo }));
    return traslado;
  }, archivos);
  const mesa = page.getByRole('region', { name: 'Partida', exact: true });
  await mesa.dispatchEvent('dragover', { dataTransfer });
  await mesa.dispatchEvent('drop', { dataTransfer });
}

/** A PNG of one pixel. */
const PUNTO =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
