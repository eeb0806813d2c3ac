// A month open again only for some people and until an instant: the others are refused by the application with a reason,
// and by PostgreSQL whatever the application does.

import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import { contabilizarLote } from '@cuadra/contract/contabilidad/importaciones/lote';
import { revertirPartida } from '@cuadra/contract/contabilidad/reversion';
import { estadoPara } from '@cuadra/core/cierre';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compuertas } from '#composicion.ts';
import { partida as partidaDeLote } from '#contabilidad/importaciones/testing/lotes.ts';
import { contabilizar } from '#contabilidad/libro/contabilizar.ts';
import { abrirOficina, nueva, type Oficina } from '#contabilidad/libro/testing/oficina.ts';
import {
  CAJA_CHICA,
  comoDueno,
  PRODUCTOS,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { hastaQueAlguienEspere } from '#testing/hasta-que.ts';
import { empezarCierre, terminarCierre } from '../cerrar-periodo.ts';
import { reabrirEntreDos } from './testing/reabrir-entre-dos.ts';

let oficina: Oficina;
const ids = new Map<string, string>();
const ENERO = { anio: 2026, mes: 1 };
const HASTA = '2026-11-16T17:00:00Z';
const EN_ENERO = '2026-01-20';

beforeAll(async () => {
  oficina = await abrirOficina();
  await registrar(oficina, partida('2026-01-15', CAJA_CHICA, PRODUCTOS, 100_000));
  for (const { id, correo } of await oficina.db.selectFrom('usuario').select(['id', 'correo']).execute())
    ids.set(correo.split('@')[0] ?? '', id);
});
afterAll(() => oficina.cerrar());
beforeEach(async () => {
  oficina.reloj.poner('2026-11-16T15:00:00Z');
  await comoDueno(
    oficina.url,
    `delete from borrador`,
    `update periodo set estado = 'cerrado', abierto_para = null, abierto_hasta = null where anio = 2026 and mes = 1`,
  );
});

const id = (quien: string) => ids.get(quien) ?? '';
const reabrir = (limite?: { para: string[]; hasta: string }, agencia = '01') =>
  reabrirEntreDos(
    oficina,
    { ...ENERO, agencia, motivo: 'Factura que llegó tarde', ...(limite ? { limite } : {}) },
    { pide: oficina.contador, aprueba: oficina.contador2 },
  );
const registrarEn = (token: string, fecha = EN_ENERO) =>
  oficina.llamar(borradores.crearPartida, { body: nueva({ fecha, contabilizar: true }) }, { token });

describe('por la aplicación', () => {
  it('contabiliza quien fue nombrado; a los demás se les dice por qué no', async () => {
    const { status, periodo } = await reabrir({ para: [id('auxiliar')], hasta: HASTA });
    expect(status).toBe(200);
    expect(periodo).toMatchObject({
      estado: 'abierto',
      limite: {
        para: [{ id: id('auxiliar'), nombre: 'José Alfredo Tiul Choc' }],
        hasta: '2026-11-16T17:00:00.000Z',
      },
    });
    expect((await registrarEn(oficina.auxiliar)).status).toBe(201);
    const { problema } = await registrarEn(oficina.contador);
    expect([problema.codigo, problema.errores?.[0]?.campo, problema.detail]).toEqual([
      'PERIODO_CERRADO',
      'fecha',
      'El periodo 01/2026 está reabierto en la agencia 01 solo para algunas personas, y el autor no está entre ellas.',
    ]);
    expect((await registrarEn(oficina.contador, '2026-11-10')).status).toBe(201);
  });

  it('al vencer, tampoco quien fue nombrado; ni un instante después', async () => {
    await reabrir({ para: [id('auxiliar')], hasta: HASTA });
    oficina.reloj.poner('2026-11-16T16:59:59.999Z');
    const antes = await oficina.entrar('auxiliar@cuadra.demo');
    expect((await registrarEn(antes)).status).toBe(201);
    oficina.reloj.poner(HASTA);
    const { problema } = await registrarEn(antes);
    expect([problema.codigo, problema.detail]).toEqual([
      'PERIODO_CERRADO',
      'La reapertura del periodo 01/2026 en la agencia 01 ya venció.',
    ]);
  });

  it('cuenta el autor: lo que escribió otra persona no entra porque lo apruebe la nombrada', async () => {
    await reabrir({ para: [id('contador')], hasta: HASTA });
    const deOtro = await oficina.crear(oficina.auxiliar, { fecha: EN_ENERO });
    const envio = await oficina.llamar(
      borradores.enviarPartida,
      { params: { id: deOtro.id }, query: {} },
      { token: oficina.auxiliar },
    );
    expect(envio.problema.codigo).toBe('PERIODO_CERRADO');
    await reabrir({ para: [id('auxiliar')], hasta: HASTA });
    await oficina.llamar(
      borradores.enviarPartida,
      { params: { id: deOtro.id }, query: {} },
      { token: oficina.auxiliar },
    );
    const aprobada = await oficina.llamar(
      borradores.aprobarPartida,
      { params: { id: deOtro.id }, query: {} },
      { token: oficina.contador },
    );
    expect(aprobada.cuerpo).toMatchObject({ estado: 'contabilizada' });
  });

  it('una reversión con fecha del mes es de quien revierte', async () => {
    await reabrir({ para: [id('auxiliar')], hasta: HASTA });
    const original = await oficina.contabilizada(oficina.auxiliar, { fecha: EN_ENERO });
    const body = { fecha: EN_ENERO, motivo: 'Se registró dos veces' };
    const { problema } = await oficina.llamar(
      revertirPartida,
      { params: { id: original.id }, body },
      { token: oficina.contador },
    );
    expect(problema.codigo).toBe('PERIODO_CERRADO');
  });

  it('un lote también', async () => {
    await reabrir({ para: [id('contador2')], hasta: HASTA });
    const lote = (token: string) =>
      oficina.llamar(
        contabilizarLote,
        {
          body: {
            mediaType: 'application/x-ndjson',
            bytes: Buffer.from(JSON.stringify(partidaDeLote({ fecha: EN_ENERO }))),
          },
          query: {},
        },
        { token },
      );
    const negado = await lote(oficina.contador);
    expect(JSON.stringify(negado.problema)).toContain('solo para algunas personas');
    expect((await lote(oficina.contador2)).status).toBeLessThan(300);
  });

  it('se puede ampliar, y abrir para todos; para todos ya no se amplía', async () => {
    await reabrir({ para: [id('auxiliar')], hasta: HASTA });
    expect((await reabrir({ para: [id('contador')], hasta: HASTA })).periodo?.limite?.para).toHaveLength(1);
    expect((await registrarEn(oficina.auxiliar)).problema.codigo).toBe('PERIODO_CERRADO');
    expect((await reabrir()).periodo).toMatchObject({ estado: 'abierto', limite: null });
    expect((await registrarEn(oficina.auxiliar)).status).toBe(201);
    expect((await reabrir()).problema.codigo).toBe('CONFLICTO_DE_EDICION');
  });

  it.each([
    ['ya pasó', '2026-11-16T15:00:00Z'],
    ['demasiado lejos', '2027-02-14T15:00:01Z'],
  ])('un final que %s no sirve', async (_caso, hasta) => {
    const { status, problema } = await reabrir({ para: [id('auxiliar')], hasta });
    expect([status, problema.codigo]).toEqual([422, 'LIMITE_DE_REAPERTURA_INVALIDO']);
  });

  it.each(['auditor', 'cajero', 'admin', 'forastero'])(
    'no se reabre para %s, que no registra ahí',
    async (quien) => {
      const { problema } = await reabrir({ para: [id(quien)], hasta: HASTA });
      expect(problema.codigo).toBe('PERSONA_NO_ADMITIDA');
    },
  );
});

describe('por debajo de la aplicación', () => {
  const contabilizarComo = (autor: string | null, ahora = oficina.reloj.ahora()) =>
    escribir(oficina.db, contextoDelSistema(ahora, 'ataque'), 'ataque', (tx) =>
      contabilizar(tx, ahora, [partida(EN_ENERO, CAJA_CHICA, PRODUCTOS, 1, { autor })]),
    ).then(
      () => 'aceptado',
      (error: { constraint?: string }) => error.constraint,
    );

  it('PostgreSQL niega a quien no fue nombrado, al sistema y después de vencer', async () => {
    await reabrir({ para: [id('auxiliar')], hasta: HASTA });
    expect(await contabilizarComo(id('contador'))).toBe('PERIODO_CERRADO');
    expect(await contabilizarComo(null)).toBe('PERIODO_CERRADO');
    expect(await contabilizarComo(id('auxiliar'), Temporal.Instant.from(HASTA))).toBe('PERIODO_CERRADO');
    expect(await contabilizarComo(id('auxiliar'))).toBe('aceptado');
  });

  it('es el disparador del libro quien lo sostiene: sin su condición, la otra persona entraría', async () => {
    await reabrir({ para: [id('auxiliar')], hasta: HASTA });
    const [funcion] = await comoDueno(
      oficina.url,
      `select pg_get_functiondef('partida_contabilizar'::regproc) as texto`,
    );
    const entera = String(funcion?.texto);
    const condicion =
      'or (p.abierto_para is not null and not coalesce(v.autor = any(p.abierto_para), false))';
    expect(entera).toContain(condicion);
    await comoDueno(oficina.url, entera.replace(condicion, ''));
    expect(await contabilizarComo(id('contador'))).toBe('aceptado');
    await comoDueno(oficina.url, entera);
    expect(await contabilizarComo(id('contador'))).toBe('PERIODO_CERRADO');
  });

  it('un límite a medias, sin nadie, o en un mes cerrado no se puede escribir', async () => {
    const como = (cambio: string) =>
      comoDueno(oficina.url, `update periodo set ${cambio} where (anio, mes, agencia) = (2026, 1, '01')`);
    const uno = `array['${id('auxiliar')}']::uuid[]`;
    await expect(como(`estado = 'abierto', abierto_para = ${uno}`)).rejects.toThrow(
      'periodo_limite_completo',
    );
    await expect(como(`estado = 'abierto', abierto_para = '{}', abierto_hasta = now()`)).rejects.toThrow(
      'check',
    );
    await expect(como(`abierto_para = ${uno}, abierto_hasta = now()`)).rejects.toThrow(
      'periodo_cerrado_sin_limite',
    );
  });

  it('un cierre que empieza y se abandona no lo abre para los demás', async () => {
    const clave = { ...ENERO, agencia: '01' };
    await reabrir({ para: [id('auxiliar')], hasta: HASTA });
    const ahora = oficina.reloj.ahora();
    await escribir(oficina.db, contextoDelSistema(ahora, 'prueba'), 'prueba', (tx) =>
      empezarCierre(tx, [clave]),
    );
    expect(await contabilizarComo(id('auxiliar'))).toBe('PERIODO_CERRADO');
    await oficina.crear(oficina.auxiliar, { fecha: EN_ENERO });
    const contexto = contextoDelSistema(ahora, 'prueba');
    const { periodos } = await escribir(oficina.db, contexto, 'prueba', (tx) =>
      terminarCierre(tx, contexto, [clave], compuertas),
    );
    expect(periodos).toMatchObject([{ estado: 'abierto', limite: { para: [{ id: id('auxiliar') }] } }]);
    expect(await contabilizarComo(id('contador'))).toBe('PERIODO_CERRADO');
    expect(await contabilizarComo(id('auxiliar'))).toBe('aceptado');
  });

  it('quien limita espera a la que iba a medias, y después ya no entra otra', async () => {
    await reabrir();
    const seguir = Promise.withResolvers<void>();
    const dentro = Promise.withResolvers<void>();
    const ahora = oficina.reloj.ahora();
    const escritor = escribir(oficina.db, contextoDelSistema(ahora, 'prueba'), 'prueba', async (tx) => {
      await contabilizar(tx, ahora, [partida(EN_ENERO, CAJA_CHICA, PRODUCTOS, 1)]);
      dentro.resolve();
      await seguir.promise;
    });
    await dentro.promise;
    let limitado = false;
    const limite = comoDueno(
      oficina.url,
      `update periodo set abierto_para = array['${id('auxiliar')}']::uuid[], abierto_hasta = '${HASTA}'
       where (anio, mes, agencia) = (2026, 1, '01')`,
    ).then(() => {
      limitado = true;
    });
    await hastaQueAlguienEspere(oficina.url);
    expect(limitado).toBe(false);
    seguir.resolve();
    await escritor;
    await limite;
    expect(await contabilizarComo(id('contador'))).toBe('PERIODO_CERRADO');
  });

  it('lo que el núcleo dice, el libro lo sostiene, al azar', async () => {
    const quienes = ['auxiliar', 'contador', 'contador2'] as const;
    const minuto = fc.integer({ min: -90, max: 90 });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('abierto' as const, 'cerrando' as const, 'cerrado' as const),
        fc.option(fc.record({ para: fc.subarray([...quienes], { minLength: 1 }), fin: minuto })),
        fc.option(fc.constantFrom(...quienes)),
        minuto,
        async (estado, pedido, autor, cuando) => {
          const limite = estado === 'cerrado' ? null : pedido;
          const base = Temporal.Instant.from('2026-11-16T12:00:00Z');
          const abiertoPara = limite?.para.map(id) ?? null;
          const abiertoHasta = limite === null ? null : base.add({ minutes: limite.fin }).toString();
          const ahora = base.add({ minutes: cuando });
          await comoDueno(
            oficina.url,
            `update periodo set estado = '${estado}',
               abierto_para = ${abiertoPara === null ? 'null' : `array['${abiertoPara.join("','")}']::uuid[]`},
               abierto_hasta = ${abiertoHasta === null ? 'null' : `'${abiertoHasta}'`}
             where (anio, mes, agencia) = (2026, 1, '01')`,
          );
          const quien = autor === null ? null : id(autor);
          const esperado = estadoPara({ estado, abiertoPara, abiertoHasta }, quien, ahora.toString());
          expect(await contabilizarComo(quien, ahora)).toBe(
            esperado === 'abierto' ? 'aceptado' : 'PERIODO_CERRADO',
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});
