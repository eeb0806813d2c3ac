// A closed month opens again by two hands, whatever the path: one asks, another one who may reopen allows it.
import * as cierre from '@cuadra/contract/contabilidad/periodos/cierre';
import * as contrato from '@cuadra/contract/contabilidad/periodos/reaperturas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { abrirOficina, type Oficina } from '#contabilidad/libro/testing/oficina.ts';
import {
  CAJA_CHICA,
  comoAplicacion,
  comoDueno,
  PRODUCTOS,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { recuadrosDe } from '#inicio/testing/recuadros-de.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { aplicacionDePrueba } from '#testing/application.ts';
import { empezarCierre } from '../cerrar-periodo.ts';

let oficina: Oficina;
const ENERO = { anio: 2026, mes: 1 };
const CLAVE = { ...ENERO, agencia: '01' };
const HASTA = '2026-11-16T17:00:00Z';

beforeAll(async () => {
  oficina = await abrirOficina();
  await registrar(oficina, partida('2026-01-15', CAJA_CHICA, PRODUCTOS, 100_000));
});
afterAll(() => oficina.cerrar());
beforeEach(() =>
  comoDueno(
    oficina.url,
    `update reapertura set solicitud = null where terminada_en is null`,
    `update solicitud_de_reapertura set estado = 'retirada', resuelta_por = pedida_por, resuelta_en = now() where estado = 'pendiente'`,
    `update periodo set estado = 'cerrado', abierto_para = null, abierto_hasta = null where anio = 2026 and mes = 1`,
  ),
);

const idDe = async (correo: string) => {
  const { id } = await oficina.db
    .selectFrom('usuario')
    .select('id')
    .where('correo', '=', `${correo}@cuadra.demo`)
    .executeTakeFirstOrThrow();
  return id;
};
const pedir = (token = oficina.contador, limite?: { para: string[]; hasta: string }) =>
  oficina.llamar(
    contrato.reabrirPeriodo,
    {
      params: ENERO,
      body: { agencia: '01', motivo: 'Factura que llegó tarde', ...(limite ? { limite } : {}) },
    },
    { token },
  );
const pedida = async (token?: string, limite?: { para: string[]; hasta: string }) => {
  const { cuerpo, problema } = await pedir(token, limite);
  if (cuerpo.resultado !== 'por-aprobar') throw new Error(problema.detail);
  return cuerpo.solicitud;
};
const aprobar = (id: string, token: string) =>
  oficina.llamar(contrato.aprobarReapertura, { params: { id } }, { token });
const rechazar = (id: string, token: string) =>
  oficina.llamar(
    contrato.rechazarReapertura,
    { params: { id }, body: { motivo: 'No hace falta' } },
    { token },
  );
const retirar = (id: string, token: string) =>
  oficina.llamar(contrato.retirarReapertura, { params: { id } }, { token });
const ver = async () =>
  (await oficina.llamar(cierre.verCierre, { params: CLAVE }, { token: oficina.contador })).cuerpo;

describe('entre dos', () => {
  it('pedirla no abre nada; quien la pidió no la aprueba; otra persona sí, y queda quiénes fueron', async () => {
    const { id, aprueban } = await pedida();
    expect(aprueban.map(({ nombre }) => nombre)).toEqual(['María Fernanda Coy Leal']);
    expect((await ver()).periodo.estado).toBe('cerrado');
    expect((await ver()).solicitud).toMatchObject({ id, motivo: 'Factura que llegó tarde', limite: null });
    expect((await aprobar(id, oficina.contador)).problema.codigo).toBe('REAPERTURA_PROPIA');
    expect((await aprobar(id, oficina.forastero)).problema.codigo).toBe('SIN_AGENCIA');
    const { cuerpo } = await aprobar(id, oficina.contador2);
    expect(cuerpo).toMatchObject({ estado: 'abierto', limite: null });
    const { solicitud, historia } = await ver();
    expect(solicitud).toBeNull();
    expect(historia[0]).toMatchObject({
      clase: 'reapertura',
      por: { nombre: 'Carlos Enrique Xol Pop' },
      aprobadaPor: { nombre: 'María Fernanda Coy Leal' },
    });
    expect((await aprobar(id, oficina.contador2)).problema.codigo).toBe('REAPERTURA_RESUELTA');
  });

  it('de dos que aprueban a la vez, una', async () => {
    const { id } = await pedida();
    const respuestas = await Promise.all([
      aprobar(id, oficina.contador2),
      aprobar(id, oficina.contador2),
      aprobar(id, oficina.contador2),
    ]);
    expect(respuestas.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('una solicitud a la vez por mes; rechazada o retirada, se puede pedir otra', async () => {
    const { id } = await pedida();
    expect((await pedir(oficina.contador2)).problema.codigo).toBe('REAPERTURA_PEDIDA');
    expect((await rechazar(id, oficina.contador)).problema.codigo).toBe('REAPERTURA_PROPIA');
    expect((await rechazar(id, oficina.contador2)).cuerpo).toBe(true);
    const otra = await pedida(oficina.contador2);
    expect((await retirar(otra.id, oficina.contador)).problema.codigo).toBe('SIN_PERMISO');
    expect((await retirar(otra.id, oficina.contador2)).cuerpo).toBe(true);
    expect((await ver()).periodo.estado).toBe('cerrado');
    expect((await aprobar(otra.id, oficina.contador)).problema.codigo).toBe('REAPERTURA_RESUELTA');
  });

  it('ampliar para quiénes está abierta también', async () => {
    const para = [await idDe('auxiliar')];
    await aprobar((await pedida(oficina.contador, { para, hasta: HASTA })).id, oficina.contador2);
    const { cuerpo } = await pedir();
    expect(cuerpo.resultado).toBe('por-aprobar');
    expect((await ver()).periodo.limite?.para).toHaveLength(1);
  });

  it('un cierre a medias lo deja abierto una sola persona, mientras siga para los mismos', async () => {
    await comoDueno(oficina.url, `update periodo set estado = 'abierto' where anio = 2026 and mes = 1`);
    const contexto = contextoDelSistema(oficina.reloj.ahora(), 'prueba');
    await escribir(oficina.db, contexto, 'prueba', (tx) => empezarCierre(tx, [CLAVE]));
    expect((await pedir()).cuerpo).toMatchObject({ resultado: 'reabierto', periodo: { estado: 'abierto' } });
  });

  it('espera a quien puede darla, y a nadie más', async () => {
    await pedida();
    const pendientes = async (token: string) => {
      const { pendientes: suyos } = await recuadrosDe(oficina, token);
      return suyos?.contenido?.find(({ id }) => id === 'reaperturas-por-aprobar');
    };
    expect(await pendientes(oficina.contador2)).toEqual({
      id: 'reaperturas-por-aprobar',
      titulo: 'reapertura por aprobar',
      cuenta: 1,
      link: '/contabilidad/cierre?anio=2026&mes=1&agencia=01',
    });
    expect(await pendientes(oficina.contador)).toBeUndefined();
    expect(await pendientes(oficina.forastero)).toBeUndefined();
  });

  it('donde nadie más puede, se dice al pedirla', async () => {
    await comoDueno(oficina.url, `update usuario set activo = false where correo = 'contador2@cuadra.demo'`);
    expect((await pedir()).problema.codigo).toBe('SIN_SEGUNDA_PERSONA');
    await comoDueno(oficina.url, `update usuario set activo = true where correo = 'contador2@cuadra.demo'`);
  });
});

describe('por debajo de la aplicación', () => {
  const constraint = (promesa: Promise<unknown>) =>
    promesa.then(
      () => 'aceptado',
      (error: { constraint?: string }) => error.constraint,
    );

  it.each([
    ['abrirlo', `estado = 'abierto'`],
    ['dar un rodeo', `estado = 'cerrando'`],
  ])('sin una solicitud aprobada, PostgreSQL niega %s', async (_caso, cambio) => {
    const enero = `where (anio, mes, agencia) = (2026, 1, '01')`;
    expect(await constraint(comoAplicacion(oficina, `update periodo set ${cambio} ${enero}`))).toBe(
      'REAPERTURA_DE_DOS',
    );
  });

  it('ni quien la pidió la aprueba, ni otro en su nombre, ni nace aprobada', async () => {
    const { id } = await pedida();
    const [contador, contador2] = [await idDe('contador'), await idDe('contador2')];
    const como = (actor: string, texto: string) =>
      constraint(comoAplicacion(oficina, `select set_config('cuadra.actor', '${actor}', false)`, texto));
    const resolver = (quien: string) =>
      `update solicitud_de_reapertura set estado = 'aprobada', resuelta_por = '${quien}', resuelta_en = now() where id = '${id}'`;
    expect(await como(contador, resolver(contador))).toBe('solicitud_de_dos');
    expect(await como(contador, resolver(contador2))).toBe('SIN_PERMISO');
    const nacer = (estado: string) =>
      `insert into solicitud_de_reapertura (anio, mes, agencia, motivo, pedida_por, pedida_en, estado, resuelta_por, resuelta_en)
       values (2026, 1, '02', 'Porque sí', '${contador}', now(), '${estado}', '${contador}', now())`;
    expect(await como(contador, nacer('inmediata'))).toBe('REAPERTURA_DE_DOS');
    expect(await como(contador, nacer('aprobada'))).toBe('REAPERTURA_DE_DOS');
  });
});

it('antes de firmar la puesta en marcha basta pedirla, y queda escrito', async () => {
  const nueva = await aplicacionDePrueba({ enPuestaEnMarcha: true });
  try {
    await registrar(nueva, partida('2026-01-15', CAJA_CHICA, PRODUCTOS, 100_000));
    await comoDueno(nueva.url, `update periodo set estado = 'cerrado' where anio = 2026 and mes = 1`);
    const { cuerpo } = await nueva.llamar(
      contrato.reabrirPeriodo,
      { params: ENERO, body: { agencia: '01', motivo: 'Saldos iniciales' } },
      { token: await nueva.entrar('contador@cuadra.demo') },
    );
    expect(cuerpo).toMatchObject({ resultado: 'reabierto', periodo: { estado: 'abierto' } });
    expect(await nueva.db.selectFrom('solicitudDeReapertura').select('estado').execute()).toEqual([
      { estado: 'inmediata' },
    ]);
  } finally {
    await nueva.cerrar();
  }
});
