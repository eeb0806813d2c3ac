// What whoever answers for the cajas does besides reviewing: sends a jornada back, counts by surprise, and keeps the month
// from closing. At cajas of the tests' own.
import { cerrarJornada, listarJornadas } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { listarPeriodos } from '@cuadra/contract/contabilidad/periodos/periodos';
import { conteoDe } from '@cuadra/core/cajas/denominaciones';
import { haTerminado, ultimoDia } from '@cuadra/core/cierre';
import { centavos } from '@cuadra/core/dinero';
import { aEscondidas } from './paginas/a-escondidas.ts';
import { CONTRASENA_DEMO, darSesion } from './paginas/acceso.ts';
import * as cajas from './paginas/cajas.ts';
import { CONTRASENA, como, nuevasPersonas } from './paginas/personas.ts';
import { HOY } from './paginas/ver-partidas.ts';
import { expect, test } from './prueba.ts';

test('observada, respondida y revisada: el sobrante dentro de la tolerancia lo registra una sola persona', async ({
  page,
  browser,
}) => {
  const [cajera, jefe] = await nuevasPersonas(page.request, ['Cajera', 'cajero'], ['Jefe', 'jefe_agencia']);
  const suya = await como(page.request, cajera.correo);
  const caja = await cajas.nuevaCaja(
    await como(page.request, 'contador@cuadra.demo', CONTRASENA_DEMO),
    cajera,
  );
  const { id } = await cajas.abrirVacia(suya, caja);
  await cajas.ingreso(suya, id, 50_000, 'Cobro de agua');
  // Q 5.00, at the very limit of the policy.
  const { version } = await cajas.contar(suya, id, 50_500);
  await suya(cerrarJornada, { params: { id }, body: { version, explicacion: 'Me dieron de más' } });

  await darSesion(page, cajera.correo, CONTRASENA);
  await cajas.irAlMostrador(page);
  const jefatura = await cajas.otroNavegador(browser, jefe.correo, CONTRASENA);
  await jefatura.goto(`${cajas.CAJAS}?jornada=${id}`);
  await jefatura.getByRole('button', { name: 'Observar' }).click();
  await jefatura.getByLabel('Comentario').fill('¿De qué recibo?');
  await jefatura.getByRole('dialog').getByRole('button', { name: 'Observar' }).click();

  // It comes to the cajero live.
  await page.getByRole('button', { name: 'Ver y responder' }).click();
  await expect(page.getByRole('list', { name: 'Revisión' })).toContainText('¿De qué recibo?');
  await page.getByRole('button', { name: 'Responder', exact: true }).click();
  await page.getByLabel('Respuesta').fill('Del recibo de agua');
  await page.getByRole('dialog').getByRole('button', { name: 'Responder' }).click();

  await expect(jefatura.getByText('Del recibo de agua')).toBeVisible();
  await jefatura.getByRole('button', { name: 'Revisar', exact: true }).click();
  const dialogo = jefatura.getByRole('dialog', { name: 'Revisar la jornada' });
  await expect(dialogo).toContainText('30510104');
  await dialogo.getByLabel('Motivo').fill('Se aclaró con la asociada');
  await dialogo.getByRole('button', { name: 'Dar por revisada' }).click();
  await expect(jefatura.getByRole('link', { name: /^Contabilizada en la partida/ })).toBeVisible();
  await expect(page.getByText('Jornada revisada.')).toBeVisible();
  await jefatura.close();
});

test('el arqueo sorpresivo congela la caja, lo firman dos y deja su acta', async ({
  page,
  browser,
  vigilancia,
}) => {
  vigilancia.admitirFallosDeRed();
  const [cajera, jefe] = await nuevasPersonas(page.request, ['Cajera', 'cajero'], ['Jefa', 'jefe_agencia']);
  const suya = await como(page.request, cajera.correo);
  const caja = await cajas.nuevaCaja(
    await como(page.request, 'contador@cuadra.demo', CONTRASENA_DEMO),
    cajera,
  );
  const { id } = await cajas.abrirVacia(suya, caja);
  await cajas.ingreso(suya, id, 75_025, 'Cobro de luz');

  // Somebody is at the counter with a form half filled.
  const mostrador = await cajas.otroNavegador(browser, cajera.correo, CONTRASENA);
  await cajas.irAlMostrador(mostrador);
  await cajas.abrirClase(mostrador, 'i', 'Ingreso');
  await mostrador.keyboard.type('18.00');
  await darSesion(page, jefe.correo, CONTRASENA);
  await page.goto(`${cajas.CAJAS}?jornada=${id}`);
  await page.getByRole('button', { name: 'Arqueo sorpresivo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Congelar' }).click();
  await expect(mostrador.getByRole('alert').filter({ hasText: 'Arqueo sorpresivo' })).toContainText(
    jefe.nombre,
  );
  await expect(mostrador.getByRole('form', { name: 'Ingreso' })).toBeHidden();
  await expect(cajas.ingreso(suya, id, 100, 'No debe entrar')).rejects.toThrow('CAJA_CONGELADA');

  await cajas.contarConElTeclado(page, conteoDe(centavos(75_000)));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Observaciones')).toBeFocused();
  await page.keyboard.type('Falta un cuarto de quetzal');
  const [propia, delCajero] = [
    page.getByLabel(`Contraseña de ${jefe.nombre}`),
    page.getByLabel(`Contraseña de ${cajera.nombre}`),
  ];
  await propia.fill(CONTRASENA);
  await delCajero.fill('no es esta');
  await page.getByRole('button', { name: 'Firmar el arqueo' }).click();
  await expect(page.getByText(`La contraseña de ${cajera.nombre} no es correcta.`)).toBeVisible();
  await expect(cajas.total(page)).toHaveText('750.00');
  await expect(page.getByLabel('Observaciones')).toHaveValue('Falta un cuarto de quetzal');
  await delCajero.fill(CONTRASENA);
  await page.getByRole('button', { name: 'Firmar el arqueo' }).click();
  const firmado = page.getByRole('region', { name: 'Arqueo firmado' });
  await expect(firmado).toContainText('750.25');
  const acta = await cajas.textoDelPdf(page, () => firmado.getByRole('button', { name: 'PDF' }).click());
  for (const dicho of [
    caja.codigo,
    jefe.nombre,
    cajera.nombre,
    '750.25',
    '750.00',
    '0.25',
    'Falta un cuarto de quetzal',
  ])
    expect(acta).toContain(dicho);
  // What was being written there is there again.
  await expect(mostrador.getByRole('form', { name: 'Ingreso' }).getByLabel('Monto (Q)')).toHaveValue('18.00');
  await mostrador.close();
});

test('un mes con una caja sin revisar no se cierra: dice qué día y lleva a su jornada', async ({ page }) => {
  const contador = await como(page.request, 'contador2@cuadra.demo', CONTRASENA_DEMO);
  const { periodos } = await contador(listarPeriodos, { query: {} });
  const abierto = periodos.find(({ agencia, estado }) => agencia === '02' && estado !== 'cerrado');
  if (abierto === undefined) throw new Error('La agencia 02 no tiene meses abiertos');
  const { anio, mes } = abierto;
  const { jornadas } = await contador(listarJornadas, {
    query: {
      agencia: '02',
      desde: `${anio}-${String(mes).padStart(2, '0')}-01`,
      hasta: ultimoDia(anio, mes),
      limite: 1,
    },
  });
  const [suya] = jornadas;
  if (suya === undefined) throw new Error('La agencia 02 no tuvo jornadas en ese mes');
  const dejarla = (estado: string) => aEscondidas(`update jornada set ${estado} where id = '${suya.id}'`);
  await dejarla("estado = 'observada', revisada_en = null");
  await darSesion(page, 'contador2@cuadra.demo');
  await page.goto(`/contabilidad/cierre?anio=${anio}&mes=${mes}&agencia=02&compuerta=cajas-revisadas`);
  const panel = page.getByRole('region', { name: 'Cajas revisadas' });
  const dia = suya.fecha.split('-').reverse().join('/');
  const enlace = panel.getByRole('link', { name: new RegExp(`^${dia} ${suya.caja.codigo} .*: observada$`) });
  await expect(enlace).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Dejar pasar' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Cerrar mes' }).click();
  const dialogo = page.getByRole('dialog', { name: /^Cerrar/ });
  const agencia = dialogo
    .getByRole('list', { name: 'Agencias' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: /^02 / }) });
  await expect(agencia.getByRole('checkbox')).toBeDisabled();
  // In January there is no month that ended in an open year.
  await expect(agencia).toContainText(
    haTerminado(anio, mes, HOY) ? '1 jornada de caja sin revisar' : 'todavía no termina',
  );
  await dialogo.getByRole('button', { name: 'Cancelar' }).click();
  await enlace.click();
  await expect(page).toHaveURL(new RegExp(`${cajas.CAJAS}\\?jornada=${suya.id}`));
  await expect(page.getByRole('heading', { name: `${suya.caja.codigo} ${suya.caja.nombre}` })).toBeVisible();
  await dejarla(`estado = 'revisada', revisada_en = '${suya.revisadaEn}'`);
});
