// A month of a bank account from its files to its signature, in an account of its own: brought, matched, by a rule and by hand,
// explained, sent, approved by another person; read on paper as the server tells it; and from then on as it was signed.
import { readFile } from 'node:fs/promises';
import { verConciliacion } from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { listarEstados } from '@cuadra/contract/contabilidad/bancos/estados';
import { listarReglas } from '@cuadra/contract/contabilidad/bancos/reglas';
import { formatearCifra } from '@cuadra/core/dinero';
import type { Browser, Page } from '@playwright/test';
import { leerHoja } from '../apps/server/src/platform/sheets/leer-hoja.ts';
import { CONTRASENA_DEMO, darSesion } from './paginas/acceso.ts';
import * as bancos from './paginas/bancos.ts';
import * as cajas from './paginas/cajas.ts';
import { CONTRASENA, como, type Hacer, nuevasPersonas, type Persona } from './paginas/personas.ts';
import { abrirRegistrar, celda, concepto, escribirPartida, irACelda } from './paginas/registrar.ts';
import { expect, test } from './prueba.ts';

const MES = bancos.mesDe(bancos.MES_PASADO);
const dia = (n: number): string => `${bancos.MES_PASADO.slice(0, 8)}${String(n).padStart(2, '0')}`;
const FIN = bancos.finDe(bancos.MES_PASADO);
const escrito = (fecha: string): string => fecha.split('-').reverse().join('/');

const DEPOSITO = { fecha: dia(5), monto: 5_000_00, texto: 'DEPOSITO EN EFECTIVO', referencia: '1001' };
const TRANSFERENCIA = {
  ...{ fecha: dia(12), monto: -750_00, texto: 'TRANSFERENCIA ACH ENVIADA', referencia: '2002' },
};
const COMISION = {
  ...{ fecha: dia(15), monto: -35_00, texto: 'COMISION ESTADO DE CUENTA', referencia: '3003' },
};
/** Twice on one day, and both are true. */
const CARGO = { fecha: dia(20), monto: -20_00, texto: 'CARGO MENSAJES DE TEXTO', referencia: '4004' };
const NOTA = { fecha: dia(25), monto: -62_50, texto: 'NOTA SIN IDENTIFICAR', referencia: '5005' };

interface Gente {
  readonly contador: Hacer;
  readonly quienEnvia: Persona;
  readonly quienAprueba: Persona;
}

test('un mes de un banco: traer sus archivos, cruzar, una regla, una partida, explicar, enviar, aprobar y leer el reporte', async ({
  page,
  browser,
  vigilancia,
}) => {
  test.slow();
  // Warnings, a file that is refused, a posting that is.
  vigilancia.admitirFallosDeRed();
  const contador = await como(page.request, 'contador@cuadra.demo', CONTRASENA_DEMO);
  if (MES.mes === 12) {
    // In January there is no month that ended in an open year.
    await exigirQueTermine(page, contador);
    return;
  }
  const [quienEnvia, quienAprueba] = await nuevasPersonas(
    page.request,
    ['Auxiliar de bancos', 'auxiliar'],
    ['Contadora de bancos', 'contador'],
  );
  const gente = { contador, quienEnvia, quienAprueba };
  await bancos.aSolasConElCierre(async () => {
    const cuenta = await bancos.nuevaCuentaBancaria(contador, { decena: 8, desde: bancos.MES_PASADO });
    const partidas = await bancos.registrarEnLibros(contador, cuenta, [
      { fecha: dia(5), monto: 5_000_00, concepto: 'Depósito de la recaudación', documento: 'Boleta 1001' },
      { fecha: dia(12), monto: -750_00, concepto: 'Pago de energía', documento: 'Transferencia 2002' },
      { fecha: FIN, monto: 300_00, concepto: 'Depósito que el banco no ha visto', documento: 'Boleta 1002' },
    ]);
    await darSesion(page, quienEnvia.correo, CONTRASENA);
    await traerArchivos(page, contador, cuenta);
    await hacerRegla(page, gente, cuenta);
    await explicarElResto(page, contador, cuenta);
    await enviarYAprobar(page, browser, gente, cuenta);
    await leerReportes(page, gente, cuenta);
    await exigirFirmado(page, cuenta);
    await darSesion(page, quienAprueba.correo, CONTRASENA);
    await exigirQueSeDiga(page, cuenta, partidas);
  });
});

async function exigirQueTermine(page: Page, contador: Hacer): Promise<void> {
  const cuenta = await bancos.nuevaCuentaBancaria(contador, { decena: 8, desde: bancos.ESTE_MES });
  await darSesion(page, 'contador@cuadra.demo');
  await page.goto(`${bancos.BANCOS}?vista=conciliacion&cuenta=${cuenta.id}`);
  await expect(page.getByText(/^El mes termina el 31\/01/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enviar a revisión' })).toHaveCount(0);
}

/** Three dropped at once: one, another that repeats some of its days, and one whose figures do not add up. */
async function traerArchivos(page: Page, contador: Hacer, cuenta: CuentaBancaria): Promise<void> {
  await page.goto(`${bancos.BANCOS}?vista=estados&cuenta=${cuenta.id}`);
  const primero = { desde: dia(1), hasta: dia(15), saldoInicial: 0 };
  const segundo = { desde: dia(10), hasta: FIN, saldoInicial: DEPOSITO.monto };
  const otras = [
    { ...NOTA, fecha: dia(26) },
    { ...NOTA, fecha: dia(27), monto: -10_00 },
  ];
  const malo = bancos
    .archivoDeBanrural(cuenta, { ...segundo, desde: dia(26) }, otras)
    .replace(',10.00,', ',11.00,');
  await bancos.soltar(page.getByText('Elija los estados de cuenta'), {
    'segundo.csv': bancos.archivoDeBanrural(cuenta, segundo, [TRANSFERENCIA, COMISION, CARGO, CARGO, NOTA]),
    'primero.csv': bancos.archivoDeBanrural(cuenta, primero, [DEPOSITO, TRANSFERENCIA, COMISION]),
    'malo.csv': malo,
  });
  const archivo = (nombre: string) =>
    page.getByRole('list', { name: 'Archivos' }).getByRole('listitem', { name: nombre });
  await expect(archivo('primero.csv')).toContainText(`${cuenta.nombre}: 3 líneas nuevas`);
  await expect(archivo('segundo.csv')).toContainText(`${cuenta.nombre}: 3 líneas nuevas, 2 repetidas`);
  await expect(archivo('malo.csv')).toContainText('No se importó');
  await expect(archivo('malo.csv').getByRole('alert')).toContainText(/fila 7\b/i);
  const estados = await contador(listarEstados, { params: { id: cuenta.id } });
  expect(estados.map(({ nombre, nuevas }) => [nombre, nuevas])).toEqual([
    ['segundo.csv', 3],
    ['primero.csv', 3],
  ]);
  await expect(page.getByRole('table', { name: 'Estados de cuenta' })).toContainText('segundo.csv');

  // What is beyond doubt is matched at once.
  await page.getByRole('button', { name: 'Cruzar automáticamente' }).click();
  await expect(page.getByText('La pasada terminó: 2 cruzadas solas')).toBeVisible();
  await page.getByRole('link', { name: `Ver ${cuenta.nombre} en la mesa` }).click();
  const cifras = await bancos.exigirDiferencia(page, contador, cuenta, MES);
  expect(cifras.sinExplicar).toEqual({ banco: 4, libros: 1 });
}

const boton = (page: Page, nombre: string | RegExp) => bancos.pie(page).getByRole('button', { name: nombre });

/** From a line, tried, and accepted for the next one that says the same. */
async function hacerRegla(page: Page, { contador }: Gente, cuenta: CuentaBancaria): Promise<void> {
  const nombre = `Mensajes de ${cuenta.idCuenta}`;
  const cargos = bancos.renglon(page, 'banco', new RegExp(CARGO.texto));
  await expect(cargos).toHaveCount(2);
  await cargos.first().click();
  await boton(page, 'Registrar partida').click();
  const registrar = bancos.dialogo(page, 'Registrar partida');
  await bancos.contraComisiones(page);
  await registrar.getByLabel('Concepto').fill(`Mensajes de ${cuenta.nombre}, {mes}`);
  await registrar.getByLabel('Recordar como regla').check();
  await registrar.getByLabel('Nombre de la regla').fill(nombre);
  await registrar.getByRole('button', { name: 'Contabilizar y cruzar' }).click();
  await expect(bancos.pie(page)).toContainText(/Contabilizada la partida \d+\./);
  await bancos.exigirDiferencia(page, contador, cuenta, MES);

  await page.getByRole('tab', { name: 'Reglas' }).click();
  await page.getByRole('button', { name: nombre, exact: true }).click();
  await page.getByRole('button', { name: 'Probar', exact: true }).click();
  const prueba = page.getByRole('region', { name: 'Prueba de la regla' });
  await expect(prueba).toContainText(/A 2 líneas, por \(?Q\s40\.00/);
  await expect(prueba.getByRole('listitem').filter({ hasText: 'registrada contra' })).toHaveCount(1);
  await expect(prueba.getByRole('listitem').filter({ hasText: 'pendiente' })).toHaveCount(1);
  // By its key: what the test run found may still be moving the button.
  await page.getByRole('button', { name: 'Cancelar' }).press('Enter');
  await expect(bancos.dialogo(page, 'Regla')).toBeHidden();

  await page.getByRole('tab', { name: 'Mesa' }).click();
  await page.getByRole('button', { name: 'Cruzar automáticamente' }).click();
  await expect(bancos.pie(page)).toContainText('La pasada terminó: 1 por regla.');
  await cargos.click();
  await expect(bancos.pie(page)).toContainText(`Por la regla ${nombre}`);
  await boton(page, 'Registrar por la regla').click();
  // The same, the same day, for the same: somebody says that it is true.
  const advertida = bancos.dialogo(page, 'La partida tiene advertencias');
  await advertida.getByLabel('Por qué se sigue adelante').fill('El banco lo cobró dos veces');
  await advertida.getByRole('button', { name: 'Aceptar' }).click();
  await expect(bancos.pie(page)).toContainText('Sugerencia aceptada');
  await expect(cargos).toHaveCount(0);
  await bancos.exigirDiferencia(page, contador, cuenta, MES);
  const reglas = await contador(listarReglas, {});
  expect(reglas.find((una) => una.nombre === nombre)).toMatchObject({ aciertos: 2 });
}

async function explicarElResto(page: Page, contador: Hacer, cuenta: CuentaBancaria): Promise<void> {
  await bancos.renglon(page, 'banco', new RegExp(COMISION.texto)).click();
  await boton(page, 'Registrar partida').click();
  await bancos.contraComisiones(page);
  const registrar = bancos.dialogo(page, 'Registrar partida');
  await registrar.getByLabel('Concepto').fill(`Comisión de ${cuenta.nombre}`);
  await registrar.getByRole('button', { name: 'Contabilizar y cruzar' }).click();
  await expect(bancos.pie(page)).toContainText(/Contabilizada la partida \d+\./);
  for (const [lado, texto] of [
    ['banco', NOTA.texto],
    ['libros', 'Depósito que el banco no ha visto'],
  ] as const) {
    await bancos.renglon(page, lado, new RegExp(texto)).click();
    await boton(page, 'Explicar').click();
    const explicar = bancos.dialogo(page, 'Explicar');
    await explicar.getByLabel('Motivo').fill(`Se aclara: ${lado}`);
    await explicar.getByRole('button', { name: 'Explicar' }).click();
    await expect(bancos.pie(page)).toContainText('Explicada.');
    // The words of the one before are the same: that it no longer waits says that this one is done.
    await expect(bancos.renglon(page, lado, new RegExp(texto))).toBeHidden();
  }
  expect(await bancos.exigirDiferencia(page, contador, cuenta, MES)).toMatchObject({ porExplicar: 0 });
}

async function enviarYAprobar(
  page: Page,
  browser: Browser,
  { contador, quienAprueba }: Gente,
  cuenta: CuentaBancaria,
): Promise<void> {
  await page.getByRole('tab', { name: 'Conciliación' }).click();
  await page.getByRole('button', { name: 'Enviar a revisión' }).click();
  const enviar = bancos.dialogo(page, /^Enviar a revisión/);
  await enviar.getByRole('button', { name: 'Enviar a revisión' }).click();
  await expect(page.getByText('Espera a que un contador la apruebe.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aprobar' })).toHaveCount(0);

  const firma = await cajas.otroNavegador(browser, quienAprueba.correo, CONTRASENA);
  await cajas.envejecerPrueba(quienAprueba.correo);
  await firma.goto(`${bancos.BANCOS}?vista=conciliacion&cuenta=${cuenta.id}&anio=${MES.anio}&mes=${MES.mes}`);
  const { saldoBanco, saldoLibros } = await contador(verConciliacion, { params: { id: cuenta.id, ...MES } });
  await expect(firma.getByRole('table', { name: /^Saldo según banco/ })).toContainText(
    formatearCifra(saldoBanco),
  );
  await expect(firma.getByRole('table', { name: /^Saldo según libros/ })).toContainText(
    formatearCifra(saldoLibros),
  );
  await firma.getByRole('button', { name: 'Aprobar' }).click();
  await bancos.dialogo(firma, 'Aprobar la conciliación').getByRole('button', { name: 'Aprobar' }).click();
  await cajas.confirmarQueEsUno(firma, CONTRASENA);
  await expect(firma.getByText('Conciliación aprobada.')).toBeVisible();
  await firma.close();
  // Whoever sent it sees it without asking.
  await expect(page.getByRole('row', { name: new RegExp(quienAprueba.nombre) })).toBeVisible();
}

/** On paper and as sheets: the figures that the server tells, to the last centavo. */
async function leerReportes(
  page: Page,
  { contador, quienEnvia, quienAprueba }: Gente,
  cuenta: CuentaBancaria,
): Promise<void> {
  const firmada = await contador(verConciliacion, { params: { id: cuenta.id, ...MES } });
  const { saldoBanco, saldoLibros, pendientes } = firmada;
  expect(firmada).toMatchObject({ estado: 'aprobada', saldoBanco: 4_112_50, saldoLibros: 4_475_00 });
  expect(pendientes.map(({ lado, monto }) => [lado, monto])).toEqual(
    expect.arrayContaining([
      ['banco', NOTA.monto],
      ['libros', 300_00],
    ]),
  );
  const elegir = async (menu: string, formato: string) => {
    await page.getByRole('button', { name: menu, exact: true }).click();
    await page.getByRole('menuitem', { name: formato, exact: true }).click();
  };
  const papel = await cajas.textoDelPdf(page, () => elegir('Conciliación', 'PDF'));
  for (const cifra of [saldoBanco, saldoLibros, ...pendientes.map(({ monto }) => monto)])
    expect(papel).toContain(formatearCifra(cifra));
  // The bank's plus what is on its way; the books' less what they do not have yet.
  expect(papel).toMatch(/Saldo conciliado 4,412\.50.*Saldo conciliado 4,412\.50.*Diferencia 0\.00/s);
  for (const dicho of [NOTA.texto, 'Se aclara: banco', quienEnvia.nombre, quienAprueba.nombre, cuenta.numero])
    expect(papel).toContain(dicho);
  const cuadratica = await cajas.textoDelPdf(page, () => elegir('Cuadrática', 'PDF'));
  for (const cifra of [saldoBanco, saldoLibros]) expect(cuadratica).toContain(formatearCifra(cifra));

  for (const [nombre, formato] of [
    ['CSV', 'csv'],
    ['Excel (XLSX)', 'xlsx'],
  ] as const) {
    const descarga = page.waitForEvent('download');
    await elegir('Conciliación', nombre);
    const bytes = await readFile(await (await descarga).path());
    const [encabezado, ...filas] = await leerHoja(bytes, formato, { filasMax: 100 });
    const columna = (titulo: string) => encabezado?.celdas.indexOf(titulo) ?? -1;
    const enCentavos = (celda = '') => Math.round(Number(celda) * 100);
    const saldoDe = (renglon: string) =>
      enCentavos(filas.find(({ celdas }) => celdas[0] === renglon)?.celdas[columna('Saldo')]);
    expect(saldoDe('Saldo según banco'), formato).toBe(saldoBanco);
    expect(saldoDe('Saldo según libros'), formato).toBe(saldoLibros);
    expect(saldoDe('Diferencia'), formato).toBe(0);
    const deCada = filas.filter(({ celdas }) => celdas[columna('Fecha')] !== '');
    expect(deCada.map(({ celdas }) => Math.abs(enCentavos(celdas[columna('Monto')]))).toSorted()).toEqual(
      pendientes.map(({ monto }) => Math.abs(monto)).toSorted(),
    );
  }
}

/** On the desk nothing of it changes. */
async function exigirFirmado(page: Page, cuenta: CuentaBancaria): Promise<void> {
  await bancos.abrirMesa(page, cuenta, MES, '&banco=todas&libros=todas');
  await expect(page.getByRole('note')).toContainText(`conciliada hasta el ${escrito(FIN)}`);
  await expect(page.getByRole('button', { name: 'Cruzar automáticamente' })).toHaveCount(0);
  await bancos.renglon(page, 'banco', new RegExp(NOTA.texto)).click();
  for (const tecla of ['u', 'e', 'p']) await page.keyboard.press(tecla);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await bancos.renglon(page, 'banco', new RegExp(DEPOSITO.texto)).click();
  const cruce = page.getByRole('region', { name: /^Cruce de/ });
  await expect(cruce).toContainText('Es de un mes firmado: no se deshace.');
  await expect(cruce.getByRole('button', { name: /^Deshacer/ })).toHaveCount(0);
}

/** What would touch it from elsewhere says so first: a reversal what it breaks, a posting at its line that it may not be. */
async function exigirQueSeDiga(
  page: Page,
  cuenta: CuentaBancaria,
  [deposito]: readonly string[],
): Promise<void> {
  await page.goto(`/contabilidad/ver-partidas?partida=${deposito}`);
  await page.getByRole('button', { name: 'Revertir' }).click();
  const revertir = bancos.dialogo(page, /^Revertir la partida/);
  await expect(revertir).toContainText(
    new RegExp(`Está cruzada con «${DEPOSITO.texto}» .* por Q\\s5,000\\.00 en «${cuenta.nombre}»`),
  );
  await expect(revertir).toContainText('Ese mes ya se firmó: el cruce se queda');
  await expect(revertir.getByRole('button', { name: /^(Revertir|Enviar a revisión)$/ })).toBeDisabled();
  await revertir.getByLabel('Entiendo lo que se rompe').check();
  await expect(revertir.getByRole('button', { name: /^(Revertir|Enviar a revisión)$/ })).toBeEnabled();
  await revertir.getByRole('button', { name: 'Cancelar' }).click();

  await abrirRegistrar(page);
  await escribirPartida(page, 'Entra donde ya se firmó', '10.00');
  await (await irACelda(page, 'Cuenta', 2)).fill(cuenta.idCuenta);
  await page.keyboard.press('Enter');
  await page.getByLabel('Fecha', { exact: true }).fill(escrito(FIN));
  await page.keyboard.press('Control+Enter');
  await expect(celda(page, 'Cuenta', 2)).toBeFocused();
  await expect(
    page.getByText(
      `La cuenta ${cuenta.idCuenta} es de un banco y ya está conciliada hasta el ${escrito(FIN)}`,
    ),
  ).toBeVisible();
  await expect(concepto(page)).toHaveValue('Entra donde ya se firmó');
}
