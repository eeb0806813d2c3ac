import * as contrato from '@cuadra/contract/contabilidad/partidas';
import { revertirPartida } from '@cuadra/contract/contabilidad/reversion';
import { listarNotificaciones } from '@cuadra/contract/escritorio/notificaciones';
import { dondeSeDeshace, type OrigenDePartida } from '@cuadra/core/origen';
import { lineasInversas } from '@cuadra/core/partida';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partida as deLote, enviar, ndjson } from '#contabilidad/importaciones/testing/lotes.ts';
import { contabilizar } from '#contabilidad/libro/contabilizar.ts';
import {
  type PartidaPorContabilizar,
  porContabilizar,
} from '#contabilidad/libro/partida-por-contabilizar.ts';
import {
  abrirOficina,
  CAJA_CHICA,
  lineas,
  type Oficina,
  SOBRANTES,
} from '#contabilidad/libro/testing/oficina.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.cerrar());

const revertir = (
  id: string,
  cambios: { fecha?: string; motivo?: string; lineas?: number[] } = {},
  token = oficina.contador,
) =>
  oficina.llamar(
    revertirPartida,
    { params: { id }, body: { fecha: '2026-11-16', motivo: 'Cuenta equivocada', ...cambios } },
    { token },
  );
const contabilizarDelSistema = (partida: PartidaPorContabilizar) => {
  const ahora = oficina.reloj.ahora();
  return escribir(oficina.db, contextoDelSistema(ahora, 'prueba'), 'prueba', (tx) =>
    contabilizar(tx, ahora, [partida]),
  );
};
/** As that feature would make it; those of a set-up are not made in an institution that works. */
async function registrarDe(
  origen: Exclude<OrigenDePartida, 'saldos_iniciales' | 'historia'>,
): Promise<{ id: string }> {
  const partida = porContabilizar({
    origen,
    tipo:
      origen === 'sistema' || origen === 'manual' || origen === 'importacion' || origen === 'ahorro'
        ? 'diario'
        : origen,
    fecha: '2026-11-10',
    agencia: '01',
    concepto: `De ${origen}`,
    lineas: lineas(5_000),
    autor: null,
  });
  await contabilizarDelSistema(partida);
  return partida;
}
const ver = async (id: string) =>
  (await oficina.llamar(contrato.verPartida, { params: { id } }, { token: oficina.contador })).cuerpo;

it('deja la inversa, con su motivo, y cada una señala a la otra', async () => {
  const original = await oficina.contabilizada(oficina.auxiliar, { tipo: 'egreso' });
  const { status, cuerpo } = await revertir(original.id);
  expect(status).toBe(201);
  expect(cuerpo).toMatchObject({
    tipo: 'reversion',
    estado: 'contabilizada',
    agencia: '01',
    concepto: `Reversión de la partida ${original.numero}/2026: Cuenta equivocada`,
    revierte: original.id,
    debe: 5_000,
  });
  const inversa = await ver(cuerpo.id);
  expect(inversa.motivo).toBe('Cuenta equivocada');
  expect(inversa.lineas).toMatchObject([
    { idCuenta: CAJA_CHICA, debe: 0, haber: 5_000 },
    { idCuenta: SOBRANTES, debe: 5_000, haber: 0 },
  ]);
  const revertida = await ver(original.id);
  expect(revertida.revertidaPor).toBe(cuerpo.id);
  expect(revertida.historia.map(({ accion }) => accion)).toEqual([
    'partidas:contabilizar',
    'partidas:revertir',
  ]);
});

it('su autor se entera, salvo que la revierta él mismo', async () => {
  const original = await oficina.contabilizada(oficina.auxiliar);
  const { cuerpo } = await revertir(original.id, { motivo: 'Era de <otro> mes' });
  const propia = await oficina.contabilizada(oficina.contador);
  await revertir(propia.id);
  const avisosDe = async (token: string, id: string) =>
    (await oficina.llamar(listarNotificaciones, {}, { token })).cuerpo.filter(({ link }) =>
      link?.endsWith(id),
    );
  expect(await avisosDe(oficina.auxiliar, original.id)).toMatchObject([
    {
      title: `Partida ${original.numero}/2026 revertida`,
      description: `Carlos Enrique Xol Pop la revirtió con la partida ${cuerpo.numero}/2026: Era de &lt;otro&gt; mes`,
      link: `/contabilidad/ver-partidas?partida=${original.id}`,
    },
  ]);
  expect(await avisosDe(oficina.contador, propia.id)).toEqual([]);
});

it('una sola vez, y una reversión no se revierte', async () => {
  const { id } = await oficina.contabilizada(oficina.contador);
  const { cuerpo: reversion } = await revertir(id);
  const otra = await revertir(id);
  expect([otra.status, otra.problema.codigo]).toEqual([409, 'YA_REVERTIDA']);
  const deReversion = await revertir(reversion.id);
  expect([deReversion.status, deReversion.problema.codigo]).toEqual([422, 'REVERSION_INVALIDA']);
});

it('100 partidas revertidas dos veces cada una a la vez: exactamente 100 reversiones y 100 YA_REVERTIDA', async () => {
  const originales = await Promise.all(
    Array.from({ length: 100 }, (_, n) => oficina.contabilizada(oficina.contador, { lineas: lineas(n + 1) })),
  );
  const respuestas = await Promise.all([...originales, ...originales].map(({ id }) => revertir(id)));
  const hechas = respuestas.filter(({ status }) => status === 201);
  const negadas = respuestas.filter(({ problema }) => problema.codigo === 'YA_REVERTIDA');
  expect([hechas.length, negadas.length]).toEqual([100, 100]);
  expect(new Set(hechas.map(({ cuerpo }) => cuerpo.revierte)).size).toBe(100);
});

it('de dos a la vez, una con una fecha que no se admite: la otra entra siempre', async () => {
  for (let vez = 0; vez < 10; vez++) {
    const { id } = await oficina.contabilizada(oficina.contador);
    const [mala, buena] = await Promise.all([revertir(id, { fecha: '2026-11-17' }), revertir(id)]);
    expect(buena.status).toBe(201);
    expect(['FECHA_FUTURA', 'YA_REVERTIDA']).toContain(mala.problema.codigo);
  }
});

it('por líneas, cuando las elegidas cuadran', async () => {
  const { id } = await oficina.contabilizada(oficina.contador, { lineas: [...lineas(300), ...lineas(450)] });
  const descuadrada = await revertir(id, { lineas: [1, 4] });
  expect([descuadrada.status, descuadrada.problema.codigo, descuadrada.problema.detail]).toEqual([
    422,
    'PARTIDA_DESCUADRADA',
    // 450.00 − 300.00, in centavos
    'La partida no cuadra: faltan Q 1.50 en el haber.',
  ]);
  const ajenas = await revertir(id, { lineas: [3, 9, 3] });
  expect(ajenas.problema.codigo).toBe('REVERSION_INVALIDA');
  expect(ajenas.problema.errores?.map(({ campo }) => campo)).toEqual(['lineas.1', 'lineas.2']);
  const { cuerpo } = await revertir(id, { lineas: [4, 3] });
  expect(cuerpo).toMatchObject({ debe: 450, cantidadLineas: 2 });
});

it('los errores de la fecha y del motivo dicen su campo; un borrador no se revierte', async () => {
  const { id } = await oficina.contabilizada(oficina.contador);
  expect((await revertir(id, { fecha: '2026-11-17' })).problema.errores?.[0]).toMatchObject({
    campo: 'fecha',
    codigo: 'FECHA_FUTURA',
  });
  expect((await revertir(id, { motivo: ' ' })).problema.errores?.[0]?.campo).toBe('motivo');
  const borrador = await oficina.crear(oficina.contador);
  expect((await revertir(borrador.id)).problema.codigo).toBe('ESTADO_NO_ADMITE');
});

describe('solo lo deshace quien lo hizo', () => {
  it.each(['caja', 'banco', 'interes', 'cierre', 'sistema'] as const)(
    'lo de %s no se revierte a mano, y se dice dónde se deshace',
    async (origen) => {
      const { id } = await registrarDe(origen);
      const { status, problema } = await revertir(id);
      expect([status, problema.codigo]).toEqual([409, 'REVERSION_DE_OTRO_ORIGEN']);
      expect(problema.detail).toBe(dondeSeDeshace(origen));
    },
  );

  it('la base de datos lo sostiene: una reversión es del mismo origen que lo que revierte', async () => {
    const original = await registrarDe('caja');
    const reversion = porContabilizar({
      origen: 'manual',
      revierte: { id: original.id, tipo: 'caja' },
      motivo: 'A escondidas',
      fecha: '2026-11-10',
      agencia: '01',
      concepto: 'Reversión',
      lineas: lineasInversas(lineas(5_000)),
      autor: null,
    });
    await expect(contabilizarDelSistema(reversion)).rejects.toMatchObject({
      constraint: 'REVERSION_DE_OTRO_ORIGEN',
    });
    const propia = porContabilizar({
      ...reversion,
      origen: 'caja',
      operacion: 'caja-reversion',
      revierte: { id: original.id, tipo: 'caja' },
      motivo: 'La caja',
    });
    await expect(contabilizarDelSistema(propia)).resolves.toHaveLength(1);
  });

  it('lo importado se revierte como lo hecho a mano, y su reversión es de una importación', async () => {
    const lote = await enviar(oficina, ndjson(deLote()), { token: oficina.contador });
    const [serie] = lote.cuerpo.series;
    const { id } = await oficina.db
      .selectFrom('partida')
      .select('id')
      .where('ejercicio', '=', 2026)
      .where('numero', '=', serie?.primerNumero ?? 0)
      .executeTakeFirstOrThrow();
    const { cuerpo } = await revertir(id);
    expect([cuerpo.estado, cuerpo.origen]).toEqual(['contabilizada', 'importacion']);
  });
});

it('hace falta el permiso', async () => {
  const { id } = await oficina.contabilizada(oficina.auxiliar);
  expect((await revertir(id, {}, oficina.auxiliar)).problema.codigo).toBe('SIN_PERMISO');
});
