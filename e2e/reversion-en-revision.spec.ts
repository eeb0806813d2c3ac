// A reversal of more than one person does alone: it is said before asking for it, and another person approves it.
import {
  aprobarPartida,
  crearPartida,
  enviarPartida,
} from '@cuadra/contract/contabilidad/borradores/borradores';
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
