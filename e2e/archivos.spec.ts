// Reports as files: the short ones at once, the long ones while the person does something else, and the code on them.
import { readFile } from 'node:fs/promises';
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { enLetras } from '@cuadra/core/en-letras';
import { lineasDePdf } from '../apps/server/src/platform/pdf/testing/lineas-de-pdf.ts';
import { ingresar } from './paginas/acceso.ts';
import { direccionDelPdf } from './paginas/pdf.ts';
import { expect, test } from './prueba.ts';

test('lo corto se descarga al momento; lo largo se hace solo, avisa y queda en «Mis archivos», con su código', async ({
  page,
  vigilancia,
}) => {
  await ingresar(page, 'auditor@cuadra.demo');
  const exportar = async (formato: string) => {
    await page.getByRole('button', { name: 'Exportar' }).click();
    await page.getByRole('menuitem', { name: formato }).click();
  };

  await page.goto('/contabilidad/ver-partidas?desde=2026-03-01&hasta=2026-03-31&estado=contabilizada');
  const descarga = page.waitForEvent('download');
  await exportar('CSV');
  const corto = await descarga;
  expect(corto.suggestedFilename()).toMatch(/^partidas-\d{4}-\d\d-\d\d-[2-9A-Z]{4}-[2-9A-Z]{4}\.csv$/);
  const filas = (await readFile(await corto.path(), 'utf8')).trim().split('\r\n');
  expect(filas.length).toBeGreaterThan(50);
  expect(filas.slice(1).every((fila) => fila.includes('2026-03-'))).toBe(true);

  await page.goto('/contabilidad/ver-partidas');
  const pedido = page.waitForResponse(
    (respuesta) =>
      respuesta.request().method() === 'POST' && respuesta.url().endsWith('/api/reportes/archivos'),
  );
  await exportar('Excel (XLSX)');
  const { codigo, estado } = (await (await pedido).json()) as { codigo: string; estado: string };
  expect(estado).toBe('en_cola');
  await expect(page.getByText(/se hará aunque salga de esta página/)).toBeVisible();

  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: 'Mis archivos' }).click();
  const bajar = page.getByRole('button', { name: `Descargar Partidas ${codigo}` });
  await expect(bajar).toBeVisible();
  const larga = page.waitForEvent('download');
  await bajar.click();
  expect((await larga).suggestedFilename()).toContain(codigo);

  await page.getByLabel('Código de verificación').fill(codigo.replace('-', '').toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Partidas \(XLSX\), [\d,]+ filas$/)).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: `Descartar Partidas ${codigo}` }).click();
  await expect(bajar).toBeHidden();
  vigilancia.admitirFallosDeRed();
  await page.getByLabel('Código de verificación').fill('2222-2222');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ningún documento lleva ese código. Revise que esté completo.')).toBeVisible();
});

test('el comprobante abierto desde una partida, leído como texto, dice lo mismo que la API', async ({
  page,
}) => {
  await ingresar(page, 'auditor@cuadra.demo');
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const headers = { authorization: `Bearer ${token}` };
  const lista = await page.request.get(
    '/api/contabilidad/partidas?tipo=egreso&estado=contabilizada&limite=1',
    {
      headers,
    },
  );
  const { partidas } = (await lista.json()) as { partidas: { id: string }[] };
  const id = partidas[0]?.id ?? '';
  const api = (await (
    await page.request.get(`/api/contabilidad/partidas/${id}`, { headers })
  ).json()) as PartidaCompleta;

  await page.goto(`/contabilidad/ver-partidas?partida=${id}`);
  const pedido = page.waitForRequest(/comprobantes\.pdf$/);
  const direccion = direccionDelPdf(page);
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await direccion;
  // The bytes went to the window: the same request again, to read them.
  const data: unknown = (await pedido).postDataJSON();
  const pdf = await page.request.post('/api/contabilidad/partidas/comprobantes.pdf', { headers, data });
  const textos = (await lineasDePdf(await pdf.body())).map(({ texto }) => texto);
  expect(textos).toContain(`Comprobante de partida ${api.numero}/${api.ejercicio}`);
  for (const { idCuenta, nombreCuenta } of api.lineas)
    expect(textos.some((texto) => texto.startsWith(`${idCuenta}|${nombreCuenta}`))).toBe(true);
  expect(textos).toContain(`Son: ${enLetras(api.debe)}`);
});
