// The list of partidas: filters that a link carries, the keyboard, reversals, and the comprobante on paper.
import { verPartida } from '@cuadra/contract/contabilidad/partidas';
import { centavos } from '@cuadra/core/dinero';
import { enLetras } from '@cuadra/core/en-letras';
import { lineasDePdf } from '../apps/server/src/platform/pdf/testing/lineas-de-pdf.ts';
import { darSesion } from './paginas/acceso.ts';
import { direccionDelPdf } from './paginas/pdf.ts';
import { CONTRASENA, como, nuevasPersonas } from './paginas/personas.ts';
import { CUENTAS } from './paginas/registrar.ts';
import { abrirLista, conceptoUnico, fila, lista, nuevaPartida, panel } from './paginas/ver-partidas.ts';
import { expect, test } from './prueba.ts';

test('los filtros quedan en la dirección y una vista los guarda', async ({ page, request }) => {
  const [ana] = await nuevasPersonas(request, ['Ana Choc', 'contador']);
  const hacer = await como(request, ana.correo);
  const concepto = conceptoUnico('Pago de energía');
  await nuevaPartida(hacer, concepto, [40_000], true);
  await nuevaPartida(hacer, concepto, [90_000], true);
  await darSesion(page, ana.correo, CONTRASENA);
  await page.goto('/contabilidad/ver-partidas');

  await page.getByLabel('Buscar partidas').fill(concepto);
  await expect(page.getByRole('region', { name: 'Totales' })).toContainText('2 partidas');
  await expect(page.getByRole('region', { name: 'Totales' })).toContainText('Q 1,300.00');
  await page.getByLabel('Tipo', { exact: true }).selectOption('Diario');
  await page.getByRole('button', { name: /^Filtros/ }).click();
  const filtros = page.getByRole('dialog', { name: 'Filtros' });
  // Dates are typed as everywhere, whatever the language of the browser.
  for (const campo of await filtros.getByLabel(/^(Desde|Hasta)$/).all())
    await expect(campo).toHaveAttribute('placeholder', 'dd/mm/aaaa');
  await filtros.getByLabel('Mínimo (Q)').fill('mil');
  await filtros.getByRole('button', { name: 'Aplicar filtros' }).click();
  await expect(filtros.getByText('Escriba un monto como 1,234.56.')).toBeVisible();
  await filtros.getByLabel('Mínimo (Q)').fill('500');
  await filtros.getByRole('button', { name: 'Aplicar filtros' }).click();
  await expect(page.getByRole('region', { name: 'Totales' })).toContainText('1 partida');
  await expect(page).toHaveURL(/tipo=diario.*montoMin=50000/);

  await page.reload();
  await expect(page.getByRole('button', { name: /Monto: desde Q 500\.00/ })).toBeVisible();
  await expect(lista(page).getByRole('row', { name: concepto })).toHaveCount(1);
  await page.getByRole('button', { name: 'Vistas' }).click();
  await page.getByRole('menuitem', { name: 'Guardar estos filtros…' }).click();
  await page.getByLabel('Nombre de la vista').fill('Energía cara');
  await page.getByRole('button', { name: 'Guardar vista' }).click();

  await page.getByRole('button', { name: /Monto: desde/ }).click();
  await expect(lista(page).getByRole('row', { name: concepto })).toHaveCount(2);
  await page.getByRole('button', { name: 'Vistas' }).click();
  await page.getByRole('menuitemradio', { name: 'Energía cara' }).click();
  await expect(lista(page).getByRole('row', { name: concepto })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Energía cara' })).toBeVisible();

  // What is posted meanwhile is told, and comes when it is asked for. Others post too: the notice may come and go.
  await nuevaPartida(hacer, concepto, [70_000], true);
  const actualizar = page.getByRole('button', { name: 'Actualizar' });
  await expect(async () => {
    if (await actualizar.isVisible()) await actualizar.click();
    await expect(lista(page).getByRole('row', { name: concepto })).toHaveCount(2, { timeout: 1_000 });
  }).toPass();
});

test('lo que no está contabilizado se suma aparte, se busca por monto y se ordena por columnas', async ({
  page,
  request,
}) => {
  const [ana] = await nuevasPersonas(request, ['Ana Choc', 'contador']);
  const hacer = await como(request, ana.correo);
  const concepto = conceptoUnico('Compra de mobiliario');
  await nuevaPartida(hacer, concepto, [31_415], true);
  await nuevaPartida(hacer, concepto, [92_653], true);
  await nuevaPartida(hacer, concepto, [58_979], false);
  await darSesion(page, ana.correo, CONTRASENA);
  await page.goto(`/contabilidad/ver-partidas?texto=${encodeURIComponent(concepto)}`);

  const totales = page.getByRole('region', { name: 'Totales' });
  // 314.15 + 926.53 = 1,240.68 posted; the draft of 589.79 apart.
  await expect(totales).toContainText('3 partidas, 2 contabilizadas');
  await expect(totales).toContainText('Aparte, 1 borrador: Q 589.79');
  await expect(totales.getByText('Q 1,240.68')).toHaveCount(2);

  const montos = () => lista(page).getByRole('row', { name: concepto }).allTextContents();
  await page.getByRole('button', { name: 'Monto (Q)' }).click();
  await expect(page).toHaveURL(/orden=monto-desc/);
  await expect
    .poll(async () => (await montos()).map((fila) => /926\.53|589\.79|314\.15/.exec(fila)?.[0]))
    .toEqual(['926.53', '589.79', '314.15']);
  await page.getByLabel('Buscar partidas').fill('Q 926.53');
  await expect(lista(page).getByRole('row', { name: concepto })).toHaveCount(1);
  await page.getByLabel('Estado', { exact: true }).selectOption('Revertida');
  await expect(page).toHaveURL(/reversion=revertida/);
});

test('se recorre con el teclado: buscar, elegir, abrir y volver', async ({ page, request }) => {
  const [ana] = await nuevasPersonas(request, ['Ana Choc', 'contador']);
  const hacer = await como(request, ana.correo);
  const concepto = conceptoUnico('Compra de papelería');
  for (const monto of [100, 200, 300]) await nuevaPartida(hacer, concepto, [monto * 100], true);
  await darSesion(page, ana.correo, CONTRASENA);
  await page.goto('/contabilidad/ver-partidas');
  await expect(lista(page)).toBeVisible();

  await page.keyboard.press('/');
  await page.keyboard.type(concepto);
  await expect(page.getByRole('region', { name: 'Totales' })).toContainText('3 partidas');
  await page.keyboard.press('Enter');
  const enfocada = lista(page).locator(':focus');
  await expect(enfocada).toHaveAccessibleName(/300\.00/);
  await page.keyboard.press('ArrowDown');
  await expect(enfocada).toHaveAccessibleName(/200\.00/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  const elegidas = page.getByRole('region', { name: 'Partidas elegidas' });
  await expect(elegidas).toContainText('2 partidas · Q 300.00');
  await page.keyboard.press('Enter');
  const abierto = page.getByRole('region', { name: /^Partida \d+\/\d+/ });
  await expect(abierto).toBeFocused();
  await expect(abierto.getByRole('table', { name: 'Líneas' })).toContainText(CUENTAS.energia);
  await expect(abierto.getByText('La contabilizó')).toBeVisible();
  await expect(page).toHaveURL(/partida=/);
  await page.keyboard.press('Escape');
  await expect(abierto).toBeHidden();
  await expect(enfocada).toHaveAccessibleName(/100\.00/);
  await page.keyboard.press('Escape');
  await expect(elegidas).toBeHidden();
});

test('revierte entera y por líneas, con el par y su efecto a la vista', async ({ page, request }) => {
  const [ana] = await nuevasPersonas(request, ['Ana Choc', 'contador']);
  const hacer = await como(request, ana.correo);
  const concepto = conceptoUnico('Gastos de oficina');
  const entera = await nuevaPartida(hacer, `${concepto} uno`, [10_000], true);
  const porPartes = await nuevaPartida(hacer, `${concepto} dos`, [10_000, 5_000], true);
  await darSesion(page, ana.correo, CONTRASENA);
  await abrirLista(page, concepto);
  const dialogo = page.getByRole('dialog', { name: /^Revertir la partida/ });

  await fila(page, `${concepto} uno`).click();
  await panel(page, entera).getByRole('button', { name: 'Revertir' }).click();
  // What it would do moves the buttons when it comes.
  await expect(
    dialogo.getByRole('region', { name: /^Efecto en los saldos/ }).getByRole('table'),
  ).toBeVisible();
  await dialogo.getByRole('button', { name: 'Revertir' }).click();
  await expect(dialogo.getByText('Escriba el motivo.')).toBeVisible();
  await dialogo.getByLabel('Motivo').fill('Se registró dos veces');
  await dialogo.getByRole('button', { name: 'Revertir' }).click();
  const par = panel(page, entera).getByRole('region', { name: 'Reversión' });
  await expect(par).toContainText('Efecto neto: Q 0.00 en todas las cuentas.');
  await expect(fila(page, `${concepto} uno`)).toHaveAccessibleName(/Revertida/);
  await par.getByRole('button', { name: /^Reversión/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: /Se registró dos veces$/ })).toBeVisible();

  await fila(page, `${concepto} dos`).click();
  await panel(page, porPartes).getByRole('button', { name: 'Revertir' }).click();
  await dialogo.getByLabel('Motivo').fill('La papelería no se compró');
  await dialogo.getByText('Solo algunas líneas').click();
  await dialogo.getByRole('checkbox', { name: new RegExp(CUENTAS.papeleria) }).check();
  await expect(dialogo.getByRole('status')).toHaveText(
    'Las líneas elegidas no cuadran: faltan Q 50.00 en el haber.',
  );
  await expect(dialogo.getByRole('button', { name: 'Revertir' })).toBeDisabled();
  await dialogo.getByRole('checkbox', { name: new RegExp(CUENTAS.proveedores) }).check();
  await dialogo.getByRole('button', { name: 'Revertir' }).click();
  const resto = panel(page, porPartes).getByRole('region', { name: 'Reversión' });
  await expect(resto).toContainText(`${CUENTAS.energia} `);
  await expect(resto.getByRole('listitem').filter({ hasText: 'debe Q 100.00' })).toHaveCount(1);
  await expect(resto.getByRole('listitem').filter({ hasText: 'haber Q 100.00' })).toHaveCount(1);
});

test('el comprobante impreso dice lo mismo que los libros', async ({ page, request }) => {
  const [ana] = await nuevasPersonas(request, ['Ana Choc', 'contador']);
  const hacer = await como(request, ana.correo);
  const concepto = conceptoUnico('Recibo de energía');
  const { id, numero } = await nuevaPartida(hacer, concepto, [123_456, 7_890], true);
  const partida = await hacer(verPartida, { params: { id } });
  await darSesion(page, ana.correo, CONTRASENA);
  await page.goto(`/contabilidad/ver-partidas?partida=${id}`);
  const { promise: pdf, resolve: recibido } = Promise.withResolvers<Buffer>();
  await page.route('**/comprobantes.pdf', async (ruta) => {
    const respuesta = await ruta.fetch();
    await ruta.fulfill({ response: respuesta });
    recibido(await respuesta.body());
  });
  const direccion = direccionDelPdf(page);
  await panel(page, partida).getByRole('button', { name: 'Imprimir' }).click();
  expect(await direccion).toMatch(/^blob:/);

  const renglones = (await lineasDePdf(await pdf)).map(({ textos }) =>
    textos.map(({ texto }) => texto).join(' '),
  );
  const impreso = renglones.join('\n');
  expect(impreso).toContain(`Comprobante de partida ${numero}`);
  expect(impreso).toContain(concepto);
  expect(impreso).toContain(partida.fecha.split('-').toReversed().join('/'));
  expect(impreso).toContain(partida.huella);
  const enCifras = (monto: number) =>
    `${Math.floor(monto / 100).toLocaleString('en-US')}.${String(monto % 100).padStart(2, '0')}`;
  for (const { idCuenta, nombreCuenta, debe, haber } of partida.lineas) {
    const renglon = renglones.find((uno) => uno.startsWith(idCuenta));
    expect(renglon).toContain(nombreCuenta);
    expect(renglon).toContain(enCifras(debe + haber));
  }
  // 1,234.56 + 78.90 = 1,313.46
  expect(renglones.find((uno) => uno.startsWith('Totales'))).toBe('Totales 1,313.46 1,313.46');
  expect(impreso.replaceAll('\n', ' ')).toContain(enLetras(centavos(partida.debe)));
  for (const firma of ['Elaboró', 'Revisó', 'Autorizó', ana.nombre]) expect(impreso).toContain(firma);
});
