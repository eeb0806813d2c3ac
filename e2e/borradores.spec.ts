// A draft that never dies: through the end of the session, on another computer, and between two people.
import { terminarMisOtrasSesiones } from '@cuadra/contract/acceso/sesiones';
import { crearPartida, editarPartida } from '@cuadra/contract/contabilidad/borradores/borradores';
import { verPartida } from '@cuadra/contract/contabilidad/partidas';
import type { Page } from '@playwright/test';
import { darSesion, llenarIngreso } from './paginas/acceso.ts';
import { CONTRASENA, como, nuevasPersonas } from './paginas/personas.ts';
import {
  abrirRegistrar,
  CUENTAS,
  celda,
  concepto,
  escribirPartida,
  guardado,
  idDelBorrador,
  irACelda,
} from './paginas/registrar.ts';
import { expect, test } from './prueba.ts';

test('lo escrito sobrevive a la pestaña que se cae, a la sesión que termina y a la que se cierra; otro equipo lo abre donde estaba el cursor', async ({
  page: caida,
  context,
  request,
  browser,
  vigilancia,
}) => {
  // What is asked while the session ends, and without a network, is refused.
  vigilancia.admitirFallosDeRed();
  const [ana] = await nuevasPersonas(request, ['Ana', 'contador']);
  await darSesion(caida, ana.correo, CONTRASENA);
  await abrirRegistrar(caida);
  await escribirPartida(caida, 'Compra a medias', '1500/1.12');
  await guardado(caida);
  const id = idDelBorrador(caida);

  // The tab falls in the middle of a word that nobody had saved.
  await irACelda(caida, 'Concepto', 2);
  await caida.keyboard.type('Pago a me');
  await caerse(caida);
  const page = await context.newPage();
  await abrirRegistrar(page);
  await page.getByRole('button', { name: 'Continuar con ese borrador' }).click();
  await expect(celda(page, 'Concepto', 2)).toBeFocused();
  await expect(celda(page, 'Concepto', 2)).toHaveValue('Pago a me');
  await guardado(page);

  // From here on nothing reaches the server: only this computer has it.
  await page.route('**/api/contabilidad/partidas/**', (ruta) =>
    ruta.request().method() === 'GET' ? ruta.continue() : ruta.abort(),
  );
  await irACelda(page, 'Documento', 1);
  await page.keyboard.type('FAC-88');
  await expect(page.getByText('Sin conexión: se guarda en este equipo')).toBeVisible();
  const hacer = await como(request, ana.correo);
  await hacer(terminarMisOtrasSesiones, {});
  await expect(page).toHaveURL(/\/sign-in/);
  await page.unroute('**/api/contabilidad/partidas/**');
  await llenarIngreso(page, ana.correo, CONTRASENA);

  await expect(page).toHaveURL(new RegExp(`borrador=${id}`));
  await expect(page.getByText('Se recuperó lo que estaba escribiendo en este equipo.')).toBeVisible();
  await expect(celda(page, 'Documento', 1)).toBeFocused();
  await expect(celda(page, 'Documento', 1)).toHaveValue('FAC-88');
  await guardado(page);
  await expect
    .poll(async () => (await hacer(verPartida, { params: { id } })).lineas[0]?.documento)
    .toBe('FAC-88');

  // The formula and the place of the cursor go with the draft, and so does what was typed just before closing the tab.
  const recordado = page.waitForResponse((respuesta) => respuesta.url().endsWith(`${id}/memoria`));
  await irACelda(page, 'Debe', 1);
  await recordado;
  await concepto(page).fill('Compra a medias, cerrada de golpe');
  await page.close();
  await expect
    .poll(async () => (await hacer(verPartida, { params: { id } })).concepto)
    .toBe('Compra a medias, cerrada de golpe');
  const otro = await browser.newContext();
  const equipo = await otro.newPage();
  await darSesion(equipo, ana.correo, CONTRASENA);
  await abrirRegistrar(equipo);
  await equipo.getByRole('button', { name: 'Continuar con ese borrador' }).click();
  await expect(celda(equipo, 'Debe', 1)).toBeFocused();
  await expect(celda(equipo, 'Debe', 1)).toHaveValue(/1500\/1\.12/);
  await expect(concepto(equipo)).toHaveValue('Compra a medias, cerrada de golpe');
  await otro.close();
});

/** As when the browser runs out of memory: nothing of the page is told that it ends. */
async function caerse(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const caida = page.waitForEvent('crash');
  // It never answers.
  cdp.send('Page.crash').catch(() => undefined);
  await caida;
  await page.close();
}

test('dos que editan ven las dos versiones y eligen, sin que se pierda ninguna', async ({
  page,
  request,
  vigilancia,
}) => {
  // The conflict itself.
  vigilancia.admitirFallosDeRed();
  const [ana, beto] = await nuevasPersonas(request, ['Ana', 'contador'], ['Beto', 'contador']);
  const [deAna, deBeto] = [await como(request, ana.correo), await como(request, beto.correo)];
  const hoy = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Guatemala' }).format(Date.now());
  const linea = (idCuenta: string, debe: number, haber: number) => ({ idCuenta, debe, haber });
  const lineas = [linea(CUENTAS.energia, 100_00, 0), linea(CUENTAS.banco, 0, 100_00)];
  const { id, version } = await deAna(crearPartida, {
    body: { fecha: hoy, tipo: 'diario', agencia: '01', concepto: 'De las dos', lineas },
  });
  await darSesion(page, ana.correo, CONTRASENA);
  await abrirRegistrar(page, `?borrador=${id}`);
  await expect(concepto(page)).toHaveValue('De las dos');

  const otras = [linea(CUENTAS.energia, 100_00, 0), linea(CUENTAS.proveedores, 0, 100_00)];
  await deBeto(editarPartida, { params: { id }, body: { version, concepto: 'De Beto', lineas: otras } });
  await concepto(page).fill('De Ana');
  const dialogo = page.getByRole('dialog', { name: 'Hay dos versiones de este borrador' });
  await expect(dialogo.getByText(new RegExp(`^${beto.nombre} guardó cambios`))).toBeVisible();
  const fila = (nombre: RegExp) => dialogo.getByRole('row', { name: nombre });
  await expect(fila(/^Concepto/)).toHaveText(/De Ana.*De Beto/);
  await expect(fila(/^Línea 2/)).toHaveText(new RegExp(`${CUENTAS.banco}.*${CUENTAS.proveedores}`));
  await expect(fila(/^Además/)).toHaveText(/1 línea igual en las dos/);

  await dialogo.getByRole('button', { name: 'Guardar la mía como borrador nuevo' }).click();
  await expect(dialogo).toBeHidden();
  await expect.poll(() => idDelBorrador(page)).not.toBe(id);
  await guardado(page);
  expect(await deAna(verPartida, { params: { id } })).toMatchObject({ concepto: 'De Beto' });
  const nueva = await deAna(verPartida, { params: { id: idDelBorrador(page) } });
  expect([nueva.concepto, nueva.lineas[1]?.idCuenta]).toEqual(['De Ana', CUENTAS.banco]);

  await usarLaGuardada(page, nueva.id, (concepto) =>
    deBeto(editarPartida, { params: { id: nueva.id }, body: { version: nueva.version, concepto } }),
  );
});

async function usarLaGuardada(page: Page, id: string, guardarOtro: (concepto: string) => Promise<unknown>) {
  await guardarOtro('Otra vez Beto');
  await concepto(page).fill('Otra vez Ana');
  const dialogo = page.getByRole('dialog', { name: 'Hay dos versiones de este borrador' });
  await dialogo.getByRole('button', { name: 'Usar la guardada' }).click();
  await expect(concepto(page)).toHaveValue('Otra vez Beto');
  expect(idDelBorrador(page)).toBe(id);
}
