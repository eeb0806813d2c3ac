// While the set-up is open, what is brought is history: it may move control accounts and keeps the number it had; it stands on whoever
// signs that the books begin right, outside of everybody's sums. Once signed, it is an import like the others.
import { aprobarPartida } from '@cuadra/contract/contabilidad/borradores/borradores';
import { contabilizarLote, importarPartidas, NDJSON } from '@cuadra/contract/contabilidad/importaciones/lote';
import { listarPartidas, verPartida } from '@cuadra/contract/contabilidad/partidas';
import { buscar } from '@cuadra/contract/escritorio/busqueda';
import { CSV } from '@cuadra/contract/medios';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  abrirOficina,
  CAJA_CHICA,
  DE_CONTROL,
  type Oficina,
  SOBRANTES,
} from '#contabilidad/libro/testing/oficina.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.cerrar());
beforeEach(async () => {
  await oficina.comoDueno(
    'delete from movido_por_dia; alter table institucion disable trigger user; update institucion set firmada_en = null',
  );
});

const ENCABEZADO = 'partida,fecha,tipo,agencia,concepto,idCuenta,debe,haber';
let serie = 0;

function hoja(numero: string, { monto = '25.00', cuenta = DE_CONTROL, tipo = 'diario' } = {}): string {
  const comun = `${numero},2026-11-10,${tipo},01,De antes ${++serie}`;
  return [ENCABEZADO, `${comun},${CAJA_CHICA},${monto},`, `${comun},${cuenta},,${monto}`].join('\n');
}

const subir = (texto: string, destino: 'contabilizar' | 'revision' = 'contabilizar') =>
  oficina.llamar(
    importarPartidas,
    { query: { ensayo: 'false', destino }, body: { mediaType: CSV, bytes: Buffer.from(texto) } },
    { token: oficina.contador },
  );
const ver = async (id: string) =>
  (await oficina.llamar(verPartida, { params: { id } }, { token: oficina.contador })).cuerpo;

async function traida(texto: string, destino?: 'contabilizar' | 'revision'): Promise<string> {
  const { cuerpo, problema } = await subir(texto, destino);
  if (cuerpo.importacion == null) throw new Error(JSON.stringify(problema));
  return cuerpo.importacion;
}

describe('mientras la puesta en marcha está abierta', () => {
  it('mueve cuentas de control y dice de dónde viene', async () => {
    const id = await traida(hoja('A-100'));
    expect(await ver(id)).toMatchObject({ origen: 'historia', numeroOriginal: 'A-100' });
  });

  it('firmada, es una importación: las de control no se tocan', async () => {
    await oficina.comoDueno(`update institucion set firmada_en = now()`);
    const { problema } = await subir(hoja('A-101'));
    expect(problema.errores?.map(({ codigo }) => codigo)).toEqual(['CUENTA_SOLO_SISTEMA']);
    const id = await traida(hoja('A-102', { cuenta: SOBRANTES }));
    expect(await ver(id)).toMatchObject({ origen: 'importacion', numeroOriginal: 'A-102' });
  });

  it('no cuenta con lo que hace quien la trae, ni en el programa ni en PostgreSQL; firmada, sí', async () => {
    const deHoy = () => oficina.db.selectFrom('movidoPorDia').select(['clase', 'monto']).execute();
    await oficina.limitar('contador', 'ingresa', 1_000, 1_000);
    await traida(hoja('A-103'));
    expect(await deHoy()).toEqual([]);
    await oficina.comoDueno(`update institucion set firmada_en = now()`);
    const { problema } = await subir(hoja('A-104', { cuenta: SOBRANTES }));
    expect(problema.errores?.map(({ codigo }) => codigo)).toEqual(['REQUIERE_APROBACION']);
    // What it adds up to is counted, as by hand: 10.00 fits, another 10.00 on the same day does not.
    await traida(hoja('A-105', { cuenta: SOBRANTES, monto: '10.00' }));
    expect(await deHoy()).toEqual([{ clase: 'ingresa', monto: 1_000 }]);
    expect((await subir(hoja('A-106', { cuenta: SOBRANTES, monto: '10.00' }))).status).toBe(422);
    await oficina.limitar('contador', 'ingresa', null, null);
  });

  it('lo que otra persona aprueba es el borrador de otra: sigue siendo historia', async () => {
    const id = await traida(hoja('A-107'), 'revision');
    expect(await ver(id)).toMatchObject({ numero: null, origen: 'historia', numeroOriginal: 'A-107' });
    const aprobar = (token: string) =>
      oficina.llamar(aprobarPartida, { params: { id }, query: {} }, { token });
    expect((await aprobar(oficina.contador)).problema.codigo).toBe('APROBACION_PROPIA');
    expect((await aprobar(oficina.contador2)).status).toBe(200);
    expect(await ver(id)).toMatchObject({
      origen: 'historia',
      numeroOriginal: 'A-107',
      estado: 'contabilizada',
    });
  });
});

describe('el número de antes', () => {
  it('se encuentra en la lista, por su filtro y en la búsqueda de todo', async () => {
    const id = await traida(hoja('POL-2024-0077'));
    const listar = async (query: object) =>
      (await oficina.llamar(listarPartidas, { query }, { token: oficina.contador })).cuerpo.partidas.map(
        (una) => una.id,
      );
    expect(await listar({ texto: 'pol-2024-0077' })).toEqual([id]);
    expect(await listar({ numeroOriginal: 'POL-2024-00' })).toEqual([id]);
    expect(await listar({ numeroOriginal: 'POL_2024-00' })).toEqual([]);
    const hallados = await oficina.llamar(
      buscar,
      { body: { query: 'POL-2024-0077' } },
      { token: oficina.contador },
    );
    expect(JSON.stringify(hallados.cuerpo)).toContain(id);
  });

  it('de un programa, con su propio campo; largo de más es un error suyo', async () => {
    const partida = (numeroOriginal: unknown) => ({
      fecha: '2026-11-10',
      tipo: 'diario',
      agencia: '01',
      concepto: `De un programa ${++serie}`,
      lineas: [
        { idCuenta: CAJA_CHICA, debe: 100, haber: 0 },
        { idCuenta: SOBRANTES, debe: 0, haber: 100 },
      ],
      numeroOriginal,
    });
    const enviar = (cuerpo: object) =>
      oficina.llamar(
        contabilizarLote,
        { query: {}, body: { mediaType: NDJSON, bytes: Buffer.from(JSON.stringify(cuerpo)) } },
        { token: oficina.contador },
      );
    const { cuerpo } = await enviar(partida('J-9'));
    expect((await ver(cuerpo.importacion ?? '')).numeroOriginal).toBe('J-9');
    const { problema } = await enviar(partida('x'.repeat(101)));
    expect(problema.errores).toMatchObject([{ linea: 1, campo: 'numeroOriginal' }]);
  });

  it('lo sostiene la cadena: ni uno más después, ni otra huella', async () => {
    const id = await traida(hoja('A-107'));
    const agregar = sql`insert into numero_original (partida, lote, numero) values (gen_random_uuid(), ${id}::uuid, 'x')`;
    await expect(agregar.execute(oficina.db)).rejects.toThrow(/con su importación y no después/);
    await expect(
      oficina.db.updateTable('numeroOriginal').set({ numero: 'otro' }).where('lote', '=', id).execute(),
    ).rejects.toThrow(/permission denied/);
    const { rows } = await sql<{ igual: boolean; anotada: boolean }>`
      select l.originales = numeros_originales_de(l.primera) as igual,
        exists (select from bitacora b where b.entidad = 'lote' and b.id_entidad = l.primera::text
          and b.despues ->> 'originales' is not null) as anotada
      from lote l where l.primera = ${id}::uuid`.execute(oficina.db);
    expect(rows).toEqual([{ igual: true, anotada: true }]);
  });
});
