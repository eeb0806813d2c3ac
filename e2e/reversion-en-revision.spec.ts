// A reversal is asked what the same lines by hand are: of more than one person does alone, another one approves it; its day is not
// before what it reverts, and its warnings are accepted with a reason.
import {
  aprobarPartida,
  crearPartida,
  enviarPartida,
} from '@cuadra/contract/contabilidad/borradores/borradores';
import { verEfecto } from '@cuadra/contract/contabilidad/borradores/efecto';
import { verPartida } from '@cuadra/contract/contabilidad/partidas';
import { darSesion } from './paginas/acceso.ts';
import { CONTRASENA, como, nuevasPersonas } from './paginas/personas.ts';
import { CUENTAS } from './paginas/registrar.ts';
import { abrirLista, conceptoUnico, fila, HOY, panel } from './paginas/ver-partidas.ts';
import { expect, test } from './prueba.ts';

test('la reversión de un ajuste de 600,000.00 va a revisión, y queda hecha cuando otra persona la aprueba', async ({
  page,
  request,
}) => {
  const [luis, abril] = await nuevasPersonas(request, ['Luis Coy', 'contador'], ['Abril Caal', 'contador']);
  const [deLuis, deAbril] = await Promise.all([como(request, luis.correo), como(request, abril.correo)]);
  const concepto = conceptoUnico('Ajuste que no era');
  const monto = 60_000_000;
  const lineas = [
    { idCuenta: CUENTAS.energia, debe: monto },
    { idCuenta: CUENTAS.banco, haber: monto },
  ];
  const { id } = await deLuis(crearPartida, {
    body: { fecha: HOY, tipo: 'ajuste', agencia: '01', concepto, lineas, contabilizar: false },
  });
  await deLuis(enviarPartida, { params: { id }, query: {} });
  const original = await deAbril(aprobarPartida, { params: { id }, query: {} });

  await darSesion(page, luis.correo, CONTRASENA);
  await abrirLista(page, concepto);
  await fila(page, concepto).click();
  await panel(page, original).getByRole('button', { name: 'Revertir' }).click();
  const dialogo = page.getByRole('dialog', { name: /^Revertir la partida/ });
  await expect(dialogo.getByText(/irá a revisión y la aprobará .*Abril Caal/)).toBeVisible();
  await dialogo.getByLabel('Motivo').fill('No correspondía');
  await dialogo.getByRole('button', { name: 'Enviar a revisión' }).click();
  await expect(page.getByText(/espera la aprobación de otra persona/).first()).toBeVisible();
  await expect(panel(page, original).getByRole('heading', { name: 'Reversión propuesta' })).toBeVisible();
  await expect(panel(page, original).getByRole('button', { name: 'Revertir' })).toHaveCount(0);

  const { reversionPropuesta } = await deAbril(verPartida, { params: { id } });
  if (reversionPropuesta === null) throw new Error('No quedó propuesta');
  await deAbril(aprobarPartida, { params: { id: reversionPropuesta }, query: {} });
  await expect(panel(page, original).getByText('Efecto neto: Q 0.00 en todas las cuentas.')).toBeVisible();
});

test('no se revierte antes de la original, y una fecha atrasada se acepta con su motivo; se ve el efecto antes', async ({
  page,
  request,
}) => {
  const [ana] = await nuevasPersonas(request, ['Ana Tot', 'contador']);
  const hacer = await como(request, ana.correo);
  const concepto = conceptoUnico('Comisión que no era');
  const lineas = [
    { idCuenta: CUENTAS.energia, debe: 5_000 },
    { idCuenta: CUENTAS.banco, haber: 5_000 },
  ];
  const [anio, mes] = HOY.split('-').map(Number);
  const delMesPasado = new Date(Date.UTC(anio ?? 0, (mes ?? 0) - 1, 0)).toISOString().slice(0, 10);
  const escrita = { fecha: delMesPasado, tipo: 'diario', agencia: '01', concepto, lineas } as const;
  const { advertencias } = await hacer(verEfecto, { body: escrita });
  const aceptadas = advertencias.map(({ codigo, clave }) => ({ codigo, clave, motivo: 'Es de ese mes' }));
  const original = await hacer(crearPartida, { body: { ...escrita, contabilizar: true, aceptadas } });

  await darSesion(page, ana.correo, CONTRASENA);
  await abrirLista(page, concepto);
  await fila(page, concepto).click();
  await panel(page, original).getByRole('button', { name: 'Revertir' }).click();
  const dialogo = page.getByRole('dialog', { name: /^Revertir la partida/ });
  await expect(dialogo.getByRole('table', { name: 'Efecto en los saldos' })).toContainText('50.00');
  const fecha = dialogo.getByRole('textbox', { name: 'Fecha de la reversión' });
  const ponerFecha = async (dia: string) => {
    await fecha.fill(dia.split('-').toReversed().join('/'));
    await fecha.press('Tab');
  };
  await dialogo.getByLabel('Motivo').fill('No era de la agencia');
  await ponerFecha(new Date(Date.parse(delMesPasado) - 86_400_000).toISOString().slice(0, 10));
  await expect(dialogo.getByText(/la reversión es de ese día o de uno posterior/)).toBeVisible();
  await expect(dialogo.getByRole('button', { name: 'Revertir' })).toBeDisabled();

  await ponerFecha(delMesPasado);
  await expect(dialogo.getByText(/de un mes anterior/)).toBeVisible();
  await dialogo.getByRole('button', { name: 'Revertir' }).click();
  await expect(dialogo.getByLabel('Por qué se acepta')).toBeFocused();
  await expect(dialogo.getByLabel('Motivo')).toHaveValue('No era de la agencia');
  await dialogo.getByLabel('Por qué se acepta').fill('El mes sigue abierto');
  await dialogo.getByRole('button', { name: 'Revertir' }).click();
  await expect(panel(page, original).getByText('Efecto neto: Q 0.00 en todas las cuentas.')).toBeVisible();
});
