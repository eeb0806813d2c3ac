// A cooperative moves in, from an empty folder to its first partida of Monday: each step by whoever it belongs to, in the browser.
import type { Browser, Locator, Page } from '@playwright/test';
import { iniciarCuadra, type ProcesoDeCuadra } from '../apps/server/src/testing/process.ts';
import { type CarpetaTemporal, crearCarpetaTemporal } from '../apps/server/src/testing/temp-folder.ts';
import { mirar } from './paginas/axe.ts';
import * as mudanza from './paginas/mudanza.ts';
import { concepto } from './paginas/registrar.ts';
import { expect, test } from './prueba.ts';

test.describe.configure({ mode: 'serial' });
// What a sign-in, a refusal on purpose or a step that is not there yet leaves in the console.
test.beforeEach(({ vigilancia }) => vigilancia.admitirFallosDeRed());

let carpeta: CarpetaTemporal;
let cuadra: ProcesoDeCuadra;
let url: string;
const personas = new Map<string, Page>();
let codigos: ReadonlyMap<string, string> = new Map();

test.beforeAll(async () => {
  carpeta = await crearCarpetaTemporal('mudanza');
  cuadra = await iniciarCuadra({ DATA_DIR: carpeta.ruta, CUADRA_DEMO: 'false' });
  url = cuadra.url;
});
test.afterAll(async () => {
  for (const page of personas.values()) await page.context().close();
  await cuadra.terminar('SIGTERM');
  await carpeta.borrar();
});

const ADMIN = 'rosa@laceiba.gt';
const MARTA = 'marta@laceiba.gt';
const JULIO = 'julio@laceiba.gt';
const LUCIA = 'lucia@laceiba.gt';

const de = (correo: string): Page => {
  const page = personas.get(correo);
  if (page === undefined) throw new Error(`${correo} todavía no entra.`);
  return page;
};

async function abrir(browser: Browser, correo: string): Promise<Page> {
  const contexto = await browser.newContext({
    locale: 'es-GT',
    timezoneId: 'America/Guatemala',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await contexto.newPage();
  personas.set(correo, page);
  return page;
}

const ir = (page: Page, ruta: string) => page.goto(`${url}${ruta}`);

const subir = (dialogo: Locator, name: string, buffer: Buffer) =>
  dialogo.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });

/** What has its own tests on screen, as that person. */
async function hacer(page: Page, method: string, ruta: string, data?: object): Promise<unknown> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const respuesta = await page.request.fetch(`${url}${ruta}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data === undefined ? {} : { data }),
  });
  expect(respuesta.ok(), `${method} ${ruta}: ${await respuesta.text()}`).toBe(true);
  return respuesta.json();
}

/** Light and dark, wide and on a telephone. */
async function exigirLimpia(page: Page, que: string): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
      `${que} cabe en ${width}`,
    ).toBe(true);
    for (const esquema of ['dark', 'light']) {
      await page.evaluate(
        (elegido) => document.documentElement.setAttribute('data-mantine-color-scheme', elegido),
        esquema,
      );
      const graves = (await mirar(page)).filter(({ grave }) => grave).map(({ regla }) => regla);
      expect(graves, `${que} ${width} ${esquema}`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('el primer administrador se crea con el código que imprimió el programa', async ({ browser }) => {
  const page = await abrir(browser, ADMIN);
  await ir(page, '/sign-in');
  await expect(page).toHaveURL(/\/primer-inicio$/);
  const codigo = /una sola vez: (\S+)/.exec(cuadra.dicho())?.[1] ?? '';
  await page.getByLabel('Código').fill(codigo);
  await page.getByLabel('Nombre completo').fill('Rosa Ajú');
  await page.getByLabel('Correo electrónico').fill(ADMIN);
  await page.getByLabel('Contraseña nueva').fill(mudanza.CONTRASENA);
  await page.getByLabel('Repita la contraseña').fill(mudanza.CONTRASENA);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Usar una aplicación de códigos' }).click();
  await page.getByText('No puedo leerlo').click();
  const secreto = await page.getByRole('textbox', { name: 'Secreto' }).inputValue();
  await page.getByLabel('Código de la aplicación').fill(mudanza.codigoTemporal(secreto));
  await page.getByRole('button', { name: 'Activar' }).click();
  await page.getByLabel('Ya los guardé').check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/administracion\/puesta-en-marcha$/);
  await expect(page.getByRole('heading', { name: 'Puesta en marcha', level: 1 })).toBeVisible();
  await exigirLimpia(page, 'la guía');
});

test('trae a las personas con una hoja e imprime sus sobres', async () => {
  const page = de(ADMIN);
  await page.getByRole('link', { name: 'Abrir Personas' }).click();
  await page.getByRole('button', { name: 'Traer una hoja' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Traer personas con una hoja' });
  await subir(dialogo, 'personal.csv', mudanza.enLatin1(mudanza.PERSONAS));
  await dialogo.getByRole('button', { name: 'Crear 3 personas' }).click();
  await expect(dialogo).toBeHidden();
  const sobres = Promise.withResolvers<Buffer>();
  await page.route(/\/usuarios\/sobres$/, async (ruta) => {
    const response = await ruta.fetch();
    const body = await response.body();
    sobres.resolve(body);
    await ruta.fulfill({ response, body });
  });
  await page.getByRole('button', { name: 'Imprimir 3 sobres' }).click();
  codigos = await mudanza.codigosPorCorreo(await sobres.promise, [JULIO, LUCIA, MARTA]);
  await expect(page.getByText('Sobre por confirmar')).toHaveCount(2);
  await exigirLimpia(page, 'Personas');
});

test('el primer contador entra con su sobre y confirma los de los demás, que sin él no sirven', async ({
  browser,
}) => {
  const admin = de(ADMIN);
  const sobres = (await hacer(admin, 'GET', '/api/administracion/sobres')) as {
    readonly exenta: boolean;
    readonly persona: { readonly correo: string; readonly nombre: string };
  }[];
  const primero = sobres.find(({ exenta }) => exenta)?.persona.correo ?? '';
  expect([MARTA, JULIO]).toContain(primero);
  const token = (correo: string) => codigos.get(correo) ?? '';
  await mudanza.ponerContrasena(admin.request, url, primero, { token: token(primero) });
  const page = await abrir(browser, primero);
  await mudanza.entrar(page, url, primero);
  for (const { exenta, persona } of sobres) {
    if (exenta) continue;
    await ir(page, '/administracion/sobres');
    await page.getByRole('button', { name: `Confirmar la entrega a ${persona.nombre}` }).click();
    const dialogo = page.getByRole('dialog');
    await dialogo.getByLabel('Cómo la identificó').fill('DPI 2456 78901 1601');
    await dialogo.getByRole('button', { name: 'Confirmar entrega' }).click();
    const clave = (await page.getByLabel('Clave de entrega').textContent()) ?? '';
    await mudanza.ponerContrasena(admin.request, url, persona.correo, {
      token: token(persona.correo),
      clave,
    });
    await mudanza.entrar(await abrir(browser, persona.correo), url, persona.correo);
  }
});

test('el contador trae un catálogo ajeno, de siete niveles y otros encabezados', async () => {
  const page = de(MARTA);
  await ir(page, '/welcome');
  await expect(page.getByText('Puesta en marcha').first()).toBeVisible();
  await ir(page, '/contabilidad/catalogo');
  await page.getByRole('button', { name: 'Importar catálogo' }).click();
  const importar = page.getByRole('dialog', { name: 'Importar catálogo' });
  await subir(importar, 'catalogo.csv', mudanza.enLatin1(mudanza.CATALOGO));
  await importar.getByRole('button', { name: 'Es de otro sistema' }).click();
  const ajeno = page.getByRole('dialog', { name: 'Catálogo de otro sistema' });
  await ajeno.getByLabel('Nombre', { exact: true }).selectOption('B · Denominación');
  await ajeno.getByLabel('Código', { exact: true }).selectOption('A · No. de cuenta');
  await expect(ajeno.getByRole('status', { name: 'Resumen' })).toContainText('22');
  await ajeno.getByLabel('Cómo se llama el sistema anterior').fill('Sistema anterior');
  await ajeno.getByRole('button', { name: /^Traer \d+ cuentas$/ }).click();
  await expect(ajeno).toBeHidden();
  await expect(page.getByText('ACTIVO', { exact: true }).first()).toBeVisible();
});

test('dice desde qué año, y qué años se traen', async () => {
  const page = de(MARTA);
  await ir(page, '/administracion/puesta-en-marcha/ejercicios');
  await page.getByLabel('Los libros se llevan aquí desde').selectOption('2026');
  await page.getByLabel('Historia que se trae').selectOption('2024');
  await exigirLimpia(page, 'Ejercicios');
  await page.getByRole('button', { name: 'Abrir los ejercicios' }).click();
  await expect(page.getByRole('row', { name: /^2024 .*Traído de antes/ })).toBeVisible();
});

test('los saldos iniciales los escribe una contadora y los aprueba otro', async () => {
  const page = de(MARTA);
  await ir(page, '/contabilidad/saldos-iniciales');
  await page.getByRole('button', { name: 'Traer una hoja' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Traer saldos iniciales' });
  await dialogo.getByLabel('O péguela de su hoja de cálculo').fill(mudanza.SALDOS);
  await dialogo.getByRole('button', { name: 'Leer lo pegado' }).click();
  await dialogo.getByLabel('Equivalencia de cuentas').selectOption('Sistema anterior');
  await dialogo.getByRole('button', { name: 'Traer', exact: true }).click();
  await expect(dialogo).toBeHidden();
  await exigirLimpia(page, 'Saldos iniciales');
  await page.getByRole('button', { name: 'Enviar a aprobar' }).click();
  await expect(page.getByText('Esperan a que los apruebe')).toBeVisible();

  const otro = de(JULIO);
  await ir(otro, '/contabilidad/saldos-iniciales');
  await otro.getByRole('button', { name: 'Aprobar y contabilizar' }).click();
  await otro.getByRole('dialog').getByRole('button', { name: 'Aprobar' }).click();
  await expect(otro.getByText('Los saldos iniciales quedaron contabilizados.')).toBeVisible();
});

test('trae dos años de un diario de hledger: nombres, mes primero y coma decimal', async () => {
  const page = de(MARTA);
  await ir(page, '/contabilidad/partidas');
  await page.getByRole('button', { name: 'Importar' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Importar partidas' });
  await subir(dialogo, 'diario.csv', Buffer.from(mudanza.DIARIO));
  await expect(dialogo.getByText('Las fechas llevan primero el mes.')).toBeVisible();
  await expect(dialogo.getByText('Los decimales van después de la coma.')).toBeVisible();
  await dialogo.getByRole('button', { name: 'Contabilizar 48 partidas' }).click();
  await expect(dialogo.getByText(/^Se contabilizaron 48 partidas/)).toBeVisible();
});

test('cierra los dos años en orden, con sus compuertas', async () => {
  const page = de(MARTA);
  await hacer(page, 'PUT', '/api/contabilidad/configuracion', {
    ...{ cuentaResultado: '502', cuentaResultadosAcumulados: '503', cuentasPuente: [], exigirFirmas: false },
    ...{ cuentaIvaCredito: null, cuentaIvaDebito: null, cuentaIsrRetenido: null },
  });
  for (const anio of [2024, 2025]) {
    await ir(page, '/administracion/puesta-en-marcha/ejercicios');
    await page.getByRole('button', { name: `Cerrar los meses de ${anio}` }).click();
    await page.getByRole('link', { name: `Cerrar ${anio}` }).click();
    await page.getByRole('button', { name: /^Cerrar el ejercicio/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar ejercicio' }).click();
    await expect(page.getByText(`El ejercicio ${anio} quedó cerrado`).first()).toBeVisible();
  }
});

test('se cuenta la caja y se completa lo que falta', async () => {
  const administrador = de(ADMIN);
  await hacer(administrador, 'PUT', '/api/administracion/institucion', {
    nombre: 'Cooperativa La Ceiba',
    nit: '1234567-8',
    direccion: '3a. calle 4-20, Cobán',
  });
  const firma = {
    cargo: 'Contadora',
    nombre: 'Marta Sicajau',
    registro: '',
    certificacion: '',
    documentos: [],
  };
  await hacer(administrador, 'PUT', '/api/administracion/institucion/firmantes', { firmantes: [firma] });
  await hacer(administrador, 'PATCH', '/api/administracion/institucion/agencias/01', { municipio: 'Cobán' });
  const page = de(MARTA);
  const cajas = (await hacer(page, 'GET', '/api/contabilidad/cajas/configuracion')) as object;
  await hacer(page, 'PUT', '/api/contabilidad/cajas/configuracion', {
    ...cajas,
    cuentaSobrante: '602',
    cuentaFaltante: '702',
  });
  const boveda = await hacer(page, 'POST', '/api/contabilidad/cajas', {
    ...{
      codigo: 'B1',
      nombre: 'Bóveda',
      agencia: '01',
      clase: 'boveda',
      idCuenta: '1011010101',
    },
  });
  // 500 bills of 100.00
  const conteo = { b10000: { fajos: 5, sueltas: 0, deterioradas: 0 } };
  const ruta = `/api/contabilidad/cajas/${(boveda as { id: string }).id}/conteo-inicial`;
  await hacer(page, 'POST', ruta, { conteo });
  await hacer(page, 'POST', '/api/contabilidad/cuentas-de-control/solo-sistema', { cuentas: ['1011010101'] });
  const motivo = 'Los libros autorizados se terminan en el sistema anterior';
  const sinFolios = { aplica: false, motivo };
  await hacer(page, 'POST', '/api/administracion/puesta-en-marcha/pasos/folios', sinFolios);
  await ir(page, '/administracion/puesta-en-marcha/auxiliares');
  await exigirLimpia(page, 'Auxiliares');
  await ir(page, '/administracion/puesta-en-marcha/cuentas-de-control');
  await exigirLimpia(page, 'Cuentas de control');
});

test('la contadora que trajo la historia escribe el balance, y se le dice quién firma', async () => {
  const page = de(MARTA);
  await ir(page, '/administracion/puesta-en-marcha/comprobacion');
  await page.getByLabel('O péguelo aquí').fill(mudanza.BALANCE_ANTERIOR.replace('206,012', '206,013'));
  await page.getByRole('button', { name: 'Guardar 5 saldos' }).click();
  await expect(page.getByText('Hay una diferencia. Deudores')).toBeVisible();
  await page.getByLabel('O péguelo aquí').fill(mudanza.BALANCE_ANTERIOR);
  await page.getByRole('button', { name: 'Guardar 5 saldos' }).click();
  await expect(page.getByText('Sin diferencias: Q 256,012.00')).toBeVisible();
  await expect(
    page.getByText(
      'Usted trajo la historia y escribió el balance anterior, y por eso no firma. Firma Julio Batz,',
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Firmar la puesta en marcha' })).toBeDisabled();
  await exigirLimpia(page, 'la comprobación de quien no firma');
});

test('el otro contador lo compara y lo firma, y el acta dice quién hizo qué', async () => {
  const page = de(JULIO);
  await ir(page, '/administracion/puesta-en-marcha/comprobacion');
  await expect(page.getByText('Sin diferencias: Q 256,012.00')).toBeVisible();
  await exigirLimpia(page, 'la comprobación');
  await page.getByRole('button', { name: 'Firmar la puesta en marcha' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'no trajo la historia ni escribió el balance anterior',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Firmar' }).click();
  await expect(page.getByText('Julio Batz firmó la puesta en marcha')).toBeVisible();
  const hechos = page.getByRole('table', { name: 'Quién hizo qué' });
  await expect(hechos.getByRole('row', { name: /^Historia 48 partidas Marta Sicajau/ })).toBeVisible();
  await expect(
    hechos.getByRole('row', { name: /^Saldos iniciales Agencia 01 Marta Sicajau Aprobó Julio Batz/ }),
  ).toBeVisible();
  await expect(hechos.getByRole('row', { name: /^Balance anterior .* Marta Sicajau/ })).toBeVisible();
  await expect(hechos.getByRole('row', { name: /Imprimió Rosa Ajú Nadie confirmó/ })).toHaveCount(1);
  await expect(hechos.getByRole('row', { name: /Imprimió Rosa Ajú Confirmó/ })).toHaveCount(2);
  await exigirLimpia(page, 'la comprobación firmada');
  await ir(page, '/administracion/puesta-en-marcha');
  await expect(page.getByRole('button', { name: 'Acta' })).toBeVisible();
});

test('el lunes se contabiliza la primera partida, solo con el teclado', async () => {
  const page = de(JULIO);
  await ir(page, '/welcome');
  await expect(page.getByRole('link', { name: 'Abrir Comprobación' })).toBeHidden();
  await ir(page, '/contabilidad/partidas');
  await expect(concepto(page)).toBeFocused();
  // The other side is offered by itself.
  for (const escrito of ['Venta de formularios', '10110201', '125', '601']) {
    await page.keyboard.type(escrito);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Control+Enter');
  // The first of the year was the one that carried the results forward.
  await expect(page.getByText(/^Partida 2\/\d{4} contabilizada\.$/)).toBeVisible();
});
