// Savings at the counter, with the keyboard: a deposit and a withdrawal of an account that is found by its holder's name, and one that
// asks for more than there is. At a caja, with a product, an asociado and an account of the test's own.
import { verCuentaDeAhorro } from '@cuadra/contract/ahorros/cuentas';
import type { Locator, Page } from '@playwright/test';
import { CONTRASENA_DEMO, darSesion } from './paginas/acceso.ts';
import * as ahorros from './paginas/ahorros.ts';
import { ESTE_MES } from './paginas/bancos.ts';
import * as cajas from './paginas/cajas.ts';
import { CONTRASENA, como, nuevasPersonas } from './paginas/personas.ts';
import { expect, test } from './prueba.ts';

test('en ventanilla se deposita y se retira con el teclado, y no se retira más de lo que hay', async ({
  page,
  browser,
  vigilancia,
}) => {
  // A withdrawal that is refused.
  vigilancia.admitirFallosDeRed();
  const [cajera, encargada, contadora] = await nuevasPersonas(
    page.request,
    ['Cajera', 'cajero'],
    ['Encargada de ahorros', 'ahorros'],
    ['Contadora', 'contador'],
  );
  const firmas = {
    ahorros: await como(page.request, encargada.correo),
    contador: await como(page.request, contadora.correo),
  };
  const producto = await ahorros.nuevoProducto(firmas, { decena: 8, desde: ESTE_MES });
  const asociado = await ahorros.nuevoAsociado(firmas.ahorros, `Marta Elena Choc ${producto.codigo}`);
  const cuenta = await ahorros.nuevaCuenta(firmas.ahorros, producto, asociado);
  const deCaja = await como(page.request, 'contador@cuadra.demo', CONTRASENA_DEMO);
  await cajas.abrirVacia(await como(page.request, cajera.correo), await cajas.nuevaCaja(deCaja, cajera));
  await darSesion(page, cajera.correo, CONTRASENA);
  await cajas.irAlMostrador(page);

  const deposito = { tecla: 'd', nombre: 'Depósito de ahorro', titular: asociado.nombre };
  await atender(page, { ...deposito, monto: '500' });
  await expect(cajas.aviso(page, 'Depósito de ahorro de Q 500.00')).toBeVisible();
  const recibo = await cajas.textoDelPdf(page, () =>
    page.getByRole('button', { name: 'Recibo carta' }).click(),
  );
  for (const dicho of ['500.00', cuenta.numero, asociado.nombre]) expect(recibo).toContain(dicho);

  const retiro = { tecla: 'w', nombre: 'Retiro de ahorro', titular: asociado.nombre };
  await atender(page, { ...retiro, monto: '120.50' });
  await expect(cajas.aviso(page, 'Retiro de ahorro de Q 120.50')).toBeVisible();

  // More than there is: refused, and what was typed stays.
  const formulario = await atender(page, { ...retiro, monto: '400' });
  await expect(formulario.getByRole('alert')).toContainText(`La cuenta ${cuenta.numero} tiene Q 379.50.`);
  await expect(formulario.getByLabel('Monto (Q)')).toHaveValue(/^400/);
  await expect(formulario.getByRole('combobox', { name: 'Cuenta de ahorro' })).toHaveValue(
    new RegExp(cuenta.numero),
  );
  await ahorros.revisarPantalla(page, 'retiro que no alcanza');
  const { saldo } = await firmas.ahorros(verCuentaDeAhorro, { params: { id: cuenta.id } });
  expect(saldo).toBe(379_50);

  const mesa = await cajas.otroNavegador(browser, encargada.correo, CONTRASENA);
  await mesa.goto(`/ahorros/cuentas?cuenta=${cuenta.id}`);
  const movimientos = mesa.getByRole('table', { name: 'Movimientos' });
  await expect(movimientos.getByRole('row', { name: /Depósito/ })).toContainText('500.00');
  await expect(movimientos.getByRole('row', { name: /Retiro/ })).toContainText('120.50');
  await mesa.close();
});

interface PorAtender {
  readonly tecla: string;
  readonly nombre: string;
  readonly titular: string;
  readonly monto: string;
}

/** One key for the kind, the amount, whose it is, and sent: never the mouse. */
async function atender(page: Page, { tecla, nombre, titular, monto }: PorAtender): Promise<Locator> {
  const formulario = await cajas.abrirClase(page, tecla, nombre);
  await page.keyboard.type(monto);
  await page.keyboard.press('Enter');
  await expect(formulario.getByRole('combobox', { name: 'Cuenta de ahorro' })).toBeFocused();
  await page.keyboard.type(titular);
  await expect(page.getByRole('option', { name: titular })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(formulario).toContainText('Disponible');
  await page.keyboard.press('Control+Enter');
  return formulario;
}
