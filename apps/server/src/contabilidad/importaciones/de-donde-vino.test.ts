// A partida tells which import brought it, posted with it or afterwards, to whoever may see that import.
import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import { listarPartidasImportadas } from '@cuadra/contract/contabilidad/importaciones/importaciones';
import { type DestinoDeLote, importarPartidas } from '@cuadra/contract/contabilidad/importaciones/lote';
import { verPartida } from '@cuadra/contract/contabilidad/partidas';
import { revertirPartida } from '@cuadra/contract/contabilidad/reversion';
import { CSV } from '@cuadra/contract/medios';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { abrirOficina, type Oficina } from '#contabilidad/libro/testing/oficina.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.cerrar());

const NOMBRE = 'Pólizas de noviembre.csv';

/** The ids of its partidas, in their order. */
async function importar(conceptos: readonly string[], destino: DestinoDeLote): Promise<string[]> {
  const lineas = conceptos.flatMap((concepto, n) => [
    `${n + 1},2026-11-10,diario,01,${concepto},1011010103,50.00,`,
    `${n + 1},2026-11-10,diario,01,${concepto},603102,,50.00`,
  ]);
  const texto = ['partida,fecha,tipo,agencia,concepto,idCuenta,debe,haber', ...lineas].join('\n');
  const { cuerpo, problema } = await oficina.llamar(
    importarPartidas,
    {
      query: { ensayo: 'false', nombre: NOMBRE, destino },
      body: { mediaType: CSV, bytes: Buffer.from(texto) },
    },
    { token: oficina.contador },
  );
  if (cuerpo.importacion == null) throw new Error(JSON.stringify(problema));
  const { cuerpo: lista } = await oficina.llamar(
    listarPartidasImportadas,
    { params: { id: cuerpo.importacion }, query: {} },
    { token: oficina.contador },
  );
  return lista.partidas.map(({ id }) => id);
}

const ver = async (id: string, token = oficina.contador) =>
  (await oficina.llamar(verPartida, { params: { id } }, { token })).cuerpo;

it('cada una de las que entraron con la importación, y ni la de antes ni la de después', async () => {
  const antes = await oficina.contabilizada(oficina.contador, { concepto: 'Antes' });
  const [primera, segunda, tercera] = await importar(['Entró 1', 'Entró 2', 'Entró 3'], 'contabilizar');
  const despues = await oficina.contabilizada(oficina.contador, { concepto: 'Después' });
  for (const id of [primera, segunda, tercera])
    expect((await ver(id ?? '')).importacion).toEqual({
      id: primera,
      nombre: NOMBRE,
      en: expect.stringMatching(/^2026-/),
    });
  for (const { id } of [antes, despues]) expect((await ver(id)).importacion).toBeNull();
});

it('la reversión de una importada no llegó en el archivo', async () => {
  const [id = ''] = await importar(['Por revertir'], 'contabilizar');
  const { cuerpo: reversion } = await oficina.llamar(
    revertirPartida,
    { params: { id }, body: { fecha: '2026-11-16', motivo: 'Repetida' } },
    { token: oficina.contador },
  );
  expect(await ver(reversion.id)).toMatchObject({ origen: 'importacion', importacion: null });
});

it('lo que quedó como borrador lo dice desde el principio, y contabilizado por quien lo trajo es importado', async () => {
  const [id = ''] = await importar(['Quedó en borrador'], 'borradores');
  expect(await ver(id)).toMatchObject({ numero: null, origen: 'importacion', importacion: { id } });
  const { status } = await oficina.llamar(
    borradores.contabilizarPartida,
    { params: { id }, query: {} },
    { token: oficina.contador },
  );
  expect(status).toBe(200);
  const contabilizada = await ver(id);
  expect(contabilizada.numero).not.toBeNull();
  expect(contabilizada).toMatchObject({ origen: 'importacion', importacion: { id, nombre: NOMBRE } });
});

it('aprobado por otra persona sigue siendo importado; su copia, no', async () => {
  const [id = ''] = await importar(['Espera a otra'], 'revision');
  const { cuerpo: copia } = await oficina.llamar(
    borradores.duplicarPartida,
    { params: { id } },
    { token: oficina.contador },
  );
  expect(await ver(copia.id)).toMatchObject({ origen: 'manual', importacion: null });
  const { status } = await oficina.llamar(
    borradores.aprobarPartida,
    { params: { id }, query: {} },
    { token: oficina.contador2 },
  );
  expect(status).toBe(200);
  const aprobada = await ver(id);
  expect(aprobada.aprobador).not.toBeNull();
  expect(aprobada).toMatchObject({ origen: 'importacion', importacion: { id } });
  const { cuerpo: reversion } = await oficina.llamar(
    revertirPartida,
    { params: { id }, body: { fecha: '2026-11-16', motivo: 'No era' } },
    { token: oficina.contador },
  );
  expect(reversion).toMatchObject({ origen: 'importacion', revierte: id });
});

it('a quien no puede ver esa importación no se le dice cuál es', async () => {
  const [id = ''] = await importar(['Cambia de agencia'], 'borradores');
  await oficina.llamar(
    borradores.editarPartida,
    { params: { id }, body: { version: 1, agencia: '02' } },
    { token: oficina.contador },
  );
  expect((await ver(id)).importacion).toMatchObject({ id });
  expect(await ver(id, oficina.forastero)).toMatchObject({ agencia: '02', importacion: null });
});
