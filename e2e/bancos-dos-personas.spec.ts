// Two people at one desk at once: what one matched is taken, whoever came later is told by whom, keeps the rest of what they
// had chosen, and sees every change without asking for it.
import type { Page } from '@playwright/test';
import { CONTRASENA_DEMO, darSesion } from './paginas/acceso.ts';
import * as bancos from './paginas/bancos.ts';
import { otroNavegador } from './paginas/cajas.ts';
import { como } from './paginas/personas.ts';
import { expect, test } from './prueba.ts';

const DIA = bancos.ESTE_MES;
const PARES = [
  ['ABONO DISPUTADO', 'Cobro disputado', 1_200_00],
  ['ABONO APARTE', 'Cobro aparte', 340_00],
  ['ABONO DEL FINAL', 'Cobro del final', 75_50],
] as const;
const [DISPUTADO, APARTE, FINAL] = PARES;
type Par = (typeof PARES)[number];

async function elegir(page: Page, [delBanco, deLibros]: Par): Promise<void> {
  await bancos.renglon(page, 'banco', delBanco).click();
  await bancos.renglon(page, 'libros', deLibros).click();
}

async function exigirElegido(page: Page, [delBanco, deLibros]: Par): Promise<void> {
  await expect(bancos.renglon(page, 'banco', delBanco)).toHaveAttribute('aria-selected', 'true');
  await expect(bancos.renglon(page, 'libros', deLibros)).toHaveAttribute('aria-selected', 'true');
}

async function exigirFuera(page: Page, [delBanco, deLibros]: Par): Promise<void> {
  await expect(bancos.renglon(page, 'banco', delBanco)).toHaveCount(0);
  await expect(bancos.renglon(page, 'libros', deLibros)).toHaveCount(0);
}

const cruzar = (page: Page) => bancos.pie(page).getByRole('button', { name: 'Cruzar', exact: true }).click();

test('dos personas eligen la misma línea: una la cruza; a la otra se le dice quién, y no pierde lo demás', async ({
  page,
  browser,
  vigilancia,
}) => {
  // What came too late is refused.
  vigilancia.admitirFallosDeRed();
  const contador = await como(page.request, 'contador@cuadra.demo', CONTRASENA_DEMO);
  const cuenta = await bancos.nuevaCuentaBancaria(contador, { decena: 6, desde: DIA });
  await bancos.registrarEnLibros(
    contador,
    cuenta,
    PARES.map(([, concepto, monto]) => ({ fecha: DIA, monto, concepto })),
  );
  await bancos.traerEstado(
    contador,
    cuenta,
    { desde: DIA, hasta: DIA, saldoInicial: 0 },
    PARES.map(([texto, , monto]) => ({ fecha: DIA, monto, texto })),
  );
  const mes = bancos.mesDe(DIA);
  await darSesion(page, 'auxiliar@cuadra.demo');
  await bancos.abrirMesa(page, cuenta, mes);
  const primera = await otroNavegador(browser, 'contador@cuadra.demo');
  await bancos.abrirMesa(primera, cuenta, mes);

  // Both choose the same; the second one something more besides.
  await elegir(primera, DISPUTADO);
  await elegir(page, DISPUTADO);
  await elegir(page, APARTE);
  await expect(bancos.pie(page)).toContainText('Cuadra');

  // The second one's desk learns of it only once they have asked for the same.
  const noticia = Promise.withResolvers<void>();
  await page.route(/\/mesa\?/, async (ruta) => {
    await noticia.promise;
    await ruta.continue();
  });
  await cruzar(primera);
  await expect(bancos.pie(primera)).toContainText('Cruzado.');
  await exigirFuera(primera, DISPUTADO);
  const negada = page.waitForResponse((respuesta) => respuesta.url().endsWith('/cruces'));
  await cruzar(page);
  expect((await negada).status()).toBe(409);
  noticia.resolve();
  await expect(bancos.pie(page).getByRole('alert')).toHaveText(
    /^Carlos Enrique Xol Pop ya cruzó «(ABONO DISPUTADO|Cobro disputado)», Q\s1,200\.00 \(.+\)\. Lo demás que eligió sigue elegido\.$/,
  );
  await exigirFuera(page, DISPUTADO);
  await exigirElegido(page, APARTE);
  await bancos.exigirDiferencia(page, contador, cuenta, mes);
  await page.unroute(/\/mesa\?/);

  // What the first one does next comes by itself, and takes nothing from what the other has chosen.
  await elegir(primera, FINAL);
  await cruzar(primera);
  await exigirFuera(page, FINAL);
  await exigirElegido(page, APARTE);
  await cruzar(page);
  await expect(bancos.pie(page)).toContainText('Cruzado.');
  const cifras = await bancos.exigirDiferencia(page, contador, cuenta, mes);
  expect(cifras).toMatchObject({ porExplicar: 0, diferencia: 0 });
  await expect(bancos.renglon(primera, 'banco', /ABONO/)).toHaveCount(0);
  await bancos.exigirDiferencia(primera, contador, cuenta, mes);
  await primera.close();
});
