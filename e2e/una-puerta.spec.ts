// The frauds that an audit tried, told as one story: whoever is inside moves money that is not theirs, by every door there is. Each
// one is refused, or done only when somebody else, who is named, says yes on their own screen.
import { randomInt } from 'node:crypto';
import { verCuentaDeAhorro } from '@cuadra/contract/ahorros/cuentas';
import { emitirCheque } from '@cuadra/contract/contabilidad/bancos/cheques';
import { registrarMovimiento } from '@cuadra/contract/contabilidad/cajas/movimientos';
import { verPartida } from '@cuadra/contract/contabilidad/partidas';
import { centavos } from '@cuadra/core/dinero';
import type { Page } from '@playwright/test';
import { CONTRASENA_DEMO } from './paginas/acceso.ts';
import * as ahorros from './paginas/ahorros.ts';
import {
  autorizar,
  enSuNavegador,
  panelDeAutorizacion,
  pedirAutorizacion,
  porResponder,
} from './paginas/autorizaciones.ts';
import * as bancos from './paginas/bancos.ts';
import * as cajas from './paginas/cajas.ts';
import { como, type Hacer, nuevasPersonas } from './paginas/personas.ts';
import { abrirRegistrar, CUENTAS, escribirPartida, idDeLaTerminada } from './paginas/registrar.ts';
import { abrirLista, conceptoUnico, fila, HOY, panel, revision } from './paginas/ver-partidas.ts';
import { expect, test } from './prueba.ts';

/** Somebody else each time: what one person brings in a day is added up. */
const alguien = () => ({ documento: `${randomInt(1_000_000, 9_999_999)} 88991 1601`, nombre: 'Rosa Tzub' });

test('en ahorros: pasar dinero a otra persona o cambiar de quién es una cuenta lo decide alguien más', async ({
  page,
  browser,
  vigilancia,
}) => {
  vigilancia.admitirFallosDeRed();
  const oficina = await unaCuentaConDinero(page);
  const { encargada, jefa, firmas, producto, victima, cuenta } = oficina;
  const complice = await ahorros.nuevoAsociado(firmas.ahorros, `Cómplice Ordóñez ${producto.codigo}`);
  const suya = await ahorros.nuevaCuenta(firmas.ahorros, producto, complice);
  const mesa = await enSuNavegador(browser, encargada.correo, `/ahorros/cuentas?cuenta=${cuenta.id}`);
  const jefatura = await enSuNavegador(browser, jefa.correo, '/autorizaciones');

  await transferirleTodo(mesa, suya.numero);
  await negarViendo(jefatura, oficina, [complice.nombre, 'Q 55,000.00']);
  await expect(mesa.getByText(`${jefa.nombre} no lo autorizó: La titular no vino`).first()).toBeVisible();
  await mesa.getByRole('button', { name: 'Volver a lo escrito' }).click();
  await expect(mesa.getByRole('dialog').getByLabel('Monto (Q)')).toHaveValue(/^55,000/);
  expect((await firmas.ahorros(verCuentaDeAhorro, { params: { id: cuenta.id } })).saldo).toBe(60_000_00);

  await mesa.goto(`/ahorros/cuentas?cuenta=${cuenta.id}`);
  await agregarTitular(mesa, complice.nombre);
  await autorizar(jefatura, encargada.nombre);
  await expect(mesa.getByRole('heading', { name: /y 1 más$/ })).toBeVisible();
  await mesa.goto('/autorizaciones?vista=propias');
  const hechas = mesa.getByRole('grid', { name: 'Lo que pedí' });
  const cambio = hechas.getByRole('row', { name: /^Cambiar titulares/ });
  await expect(cambio).toContainText(`a: ${victima.nombre}, ${complice.nombre}`);
  await expect(cambio).toContainText(jefa.nombre);
  await Promise.all([mesa.close(), jefatura.close()]);
});

async function transferirleTodo(mesa: Page, aLaCuenta: string): Promise<void> {
  await mesa.getByRole('button', { name: 'Transferir' }).click();
  const dialogo = mesa.getByRole('dialog', { name: 'Transferir' });
  await dialogo.getByRole('combobox', { name: 'A la cuenta' }).fill(aLaCuenta);
  await mesa.getByRole('option', { name: aLaCuenta }).click();
  await dialogo.getByLabel('Monto (Q)').fill('55,000');
  await dialogo.getByLabel('Concepto').fill('Compra de un terreno');
  await dialogo.getByRole('button', { name: 'Transferir' }).click();
  await pedirAutorizacion(mesa);
}

/** Who decides sees who asks, from whom and to whom, and how much. */
async function negarViendo(
  jefatura: Page,
  { encargada, victima }: Pick<Oficina, 'encargada' | 'victima'>,
  visto: readonly string[],
): Promise<void> {
  await porResponder(jefatura, encargada.nombre).click();
  const panel = panelDeAutorizacion(jefatura);
  for (const dicho of [encargada.nombre, victima.nombre, ...visto]) await expect(panel).toContainText(dicho);
  await panel.getByRole('button', { name: 'Negar' }).click();
  const negar = jefatura.getByRole('dialog', { name: 'Negar la autorización' });
  await negar.getByLabel(/^Motivo/).fill('La titular no vino');
  await negar.getByRole('button', { name: 'Negar' }).click();
}

async function agregarTitular(mesa: Page, nombre: string): Promise<void> {
  await mesa.getByRole('button', { name: 'Más acciones de la cuenta' }).click();
  await mesa.getByRole('menuitem', { name: 'Titulares' }).click();
  const dialogo = mesa.getByRole('dialog', { name: 'Titulares' });
  await dialogo.getByRole('combobox', { name: 'Agregar otro titular' }).fill(nombre);
  await mesa.getByRole('option', { name: nombre }).click();
  await dialogo.getByRole('button', { name: 'Guardar' }).click();
  await pedirAutorizacion(mesa);
}

test('en ventanilla: un retiro de más de lo que se paga a solas lo autoriza la jefa, y el recibo la nombra', async ({
  page,
  browser,
  vigilancia,
}) => {
  vigilancia.admitirFallosDeRed();
  const { jefa, cajera, cuenta } = await unaCuentaConDinero(page);
  const jefatura = await enSuNavegador(browser, jefa.correo, '/autorizaciones');
  const ventanilla = await enSuNavegador(browser, cajera.correo, cajas.CAJAS);
  const retiro = await cajas.abrirClase(ventanilla, 'w', 'Retiro de ahorro');
  await ventanilla.keyboard.type('50000');
  await ventanilla.keyboard.press('Enter');
  await ventanilla.keyboard.type(cuenta.numero);
  await expect(ventanilla.getByRole('option', { name: cuenta.numero })).toBeVisible();
  await ventanilla.keyboard.press('Enter');
  await expect(retiro).toContainText('Disponible');
  const quien = alguien();
  await retiro.getByLabel(/^Quién lo /).fill(quien.nombre);
  await retiro.getByLabel('Su documento').fill(quien.documento);
  await ventanilla.keyboard.press('Control+Enter');
  await pedirAutorizacion(ventanilla);
  await autorizar(jefatura, cajera.nombre);
  await expect(cajas.aviso(ventanilla, /Retiro de ahorro de Q\s50,000\.00/)).toBeVisible();
  const recibo = await cajas.textoDelPdf(ventanilla, () =>
    ventanilla.getByRole('button', { name: 'Recibo carta' }).click(),
  );
  expect(recibo).toContain(jefa.nombre);
  await Promise.all([ventanilla.close(), jefatura.close()]);
});

test('en bancos: los cheques pequeños de un día se suman, y el que pasa lo autoriza un contador', async ({
  page,
  browser,
  vigilancia,
}) => {
  vigilancia.admitirFallosDeRed();
  const [auxiliar, contadora] = await nuevasPersonas(
    page.request,
    ['Auxiliar', 'auxiliar'],
    ['Contadora', 'contador'],
  );
  const contador = await como(page.request, 'contador@cuadra.demo', CONTRASENA_DEMO);
  const cuenta = await bancos.nuevaCuentaBancaria(contador, { decena: 5, desde: bancos.ESTE_MES });
  const fondos = { fecha: bancos.ESTE_MES, monto: 90_000_00, concepto: 'Fondos para pagar' };
  await bancos.registrarEnLibros(contador, cuenta, [fondos]);
  const emite = await como(page.request, auxiliar.correo);
  for (const numero of [1, 2, 3, 4, 5])
    await emite(emitirCheque, {
      params: { id: cuenta.id },
      body: {
        ...{ numero, fecha: HOY, beneficiario: 'Primo Segundo', concepto: `Servicio ${numero}` },
        lineas: [{ idCuenta: CUENTAS.papeleria, monto: centavos(9_999_00), concepto: null }],
      },
    });
  const revisa = await enSuNavegador(browser, contadora.correo, '/autorizaciones');
  const mesa = await enSuNavegador(
    browser,
    auxiliar.correo,
    `${bancos.BANCOS}?vista=cheques&cuenta=${cuenta.id}`,
  );
  await mesa.getByRole('button', { name: 'Emitir' }).click();
  const emitir = mesa.getByRole('dialog', { name: 'Emitir un cheque' });
  await emitir.getByLabel('Beneficiario').fill('Primo Segundo');
  await emitir.getByRole('textbox', { name: 'Concepto', exact: true }).fill('Servicio 6');
  await ahorros.elegirCuentaContable(emitir, 'Cuenta', CUENTAS.papeleria);
  await emitir.getByLabel('Monto').fill('9,999');
  await emitir.getByRole('button', { name: 'Emitir' }).click();
  const pregunta = mesa.getByRole('dialog', { name: 'Lo autoriza otra persona' });
  await expect(pregunta).toContainText(/pasaría de Q\s50,000\.00.*hoy le quedan Q\s5\.00/);
  await pedirAutorizacion(mesa);
  await autorizar(revisa, auxiliar.nombre);
  await expect(emitir).toBeHidden();
  await expect(mesa.getByRole('row', { name: /^Cheque 6, / })).toBeVisible();
  await Promise.all([mesa.close(), revisa.close()]);
});

test('en los libros: nueve millones de un banco, como diario, llevan dos firmas más; y nada se revierte antes de su día', async ({
  page,
  browser,
  vigilancia,
}) => {
  vigilancia.admitirFallosDeRed();
  const [autora, primero, segunda] = await nuevasPersonas(
    page.request,
    ['Contadora', 'contador'],
    ['Luis Coy', 'contador'],
    ['Abril Caal', 'contador'],
  );
  const deAutora = await como(page.request, autora.correo);
  const texto = conceptoUnico('Traslado entre cuentas');
  const mesa = await enSuNavegador(browser, autora.correo, '/welcome');
  await abrirRegistrar(mesa);
  await escribirPartida(mesa, texto, '9000000', await cuentasPropias(deAutora));
  await mesa.keyboard.press('Control+Enter');
  const antes = mesa.getByRole('dialog', { name: 'Antes de enviar a revisión' });
  const motivos = antes.getByLabel('Motivo para aceptarla');
  await expect(motivos.first()).toBeVisible();
  for (const motivo of await motivos.all()) await motivo.fill('Lo pide gerencia');
  await antes.getByRole('button', { name: 'Enviar a revisión' }).click();
  await expect(mesa.getByText(/^La partida se envió a revisión/)).toBeVisible();
  const id = await idDeLaTerminada(mesa);
  const estado = async () => (await deAutora(verPartida, { params: { id } })).estado;

  for (const [quien, queda] of [
    [primero, 'en_revision'],
    [segunda, 'contabilizada'],
  ] as const) {
    const revisa = await enSuNavegador(browser, quien.correo, '/autorizaciones');
    await porResponder(revisa, texto).click();
    await revision(revisa)
      .getByRole('button', { name: /^Aprobar/ })
      .click();
    const dialogo = revisa.getByRole('dialog', { name: 'Aprobar y contabilizar' });
    await dialogo.getByRole('button', { name: 'Aprobar' }).click();
    await expect.poll(estado).toBe(queda);
    await revisa.close();
  }
  const hecha = await deAutora(verPartida, { params: { id } });
  expect(hecha.aprobador?.nombre).toBe(segunda.nombre);

  await abrirLista(mesa, texto);
  await fila(mesa, texto).click();
  await panel(mesa, hecha).getByRole('button', { name: 'Revertir' }).click();
  const revertir = mesa.getByRole('dialog', { name: /^Revertir la partida/ });
  const ayer = new Date(Date.parse(HOY) - 86_400_000).toISOString().slice(0, 10);
  await revertir.getByRole('textbox', { name: 'Fecha de la reversión' }).fill(ahorros.escrito(ayer));
  await revertir.getByLabel('Motivo').fill('No era');
  await expect(revertir.getByText(/la reversión es de ese día o de uno posterior/)).toBeVisible();
  await expect(revertir.getByRole('button', { name: /^(Revertir|Enviar a revisión)$/ })).toBeDisabled();
  await mesa.close();
});

/** Accounts that no other test reads: so much money there is in nobody's way. */
async function cuentasPropias(contador: Hacer): Promise<{ readonly debe: string; readonly haber: string }> {
  const { idCuenta } = await bancos.nuevaCuentaBancaria(contador, { decena: 4, desde: bancos.ESTE_MES });
  return { debe: await ahorros.nuevaCuentaDeControl(contador, 4), haber: idCuenta };
}

type Oficina = Awaited<ReturnType<typeof unaCuentaConDinero>>;

/** A member's account with Q60,000 in it, brought to the counter; and the people around it. */
async function unaCuentaConDinero({ request }: Page) {
  const [encargada, jefa, contadora, cajera] = await nuevasPersonas(
    request,
    ['Encargada de ahorros', 'ahorros'],
    ['Jefa', 'jefe_agencia'],
    ['Contadora', 'contador'],
    ['Cajera', 'cajero'],
  );
  const firmas = {
    ahorros: await como(request, encargada.correo),
    contador: await como(request, contadora.correo),
  };
  const producto = await ahorros.nuevoProducto(firmas, { decena: 5, desde: bancos.ESTE_MES });
  const victima = await ahorros.nuevoAsociado(firmas.ahorros, `Marta Elena Choc ${producto.codigo}`);
  const cuenta = await ahorros.nuevaCuenta(firmas.ahorros, producto, victima);
  const recibe = await como(request, cajera.correo);
  const { id } = await cajas.abrirVacia(recibe, await cajas.nuevaCaja(firmas.contador, cajera));
  await recibe(registrarMovimiento, {
    params: { id },
    body: {
      ...{
        clase: 'deposito-ahorro',
        medio: 'efectivo',
        monto: centavos(60_000_00),
        idCuenta: producto.cuenta.idCuenta,
      },
      ...{ cuentaAhorro: cuenta.id, concepto: 'Ahorro de la cosecha', documento: null, formulario: null },
      persona: alguien(),
    },
  });
  return { encargada, jefa, cajera, firmas, producto, victima, cuenta };
}
