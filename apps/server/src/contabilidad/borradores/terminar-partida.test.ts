// One order ends a partida: what is written is judged, saved and posted (or sent) together, or not at all.
import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abrirOficina, CAJA_CHICA, lineas, type Oficina } from '#contabilidad/libro/testing/oficina.ts';
import { cuantoHay, hecha, type Orden, orden, terminar, ver } from './testing/orden.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
  await oficina.comoDueno(`
    insert into ejercicio (anio) values (2026) on conflict do nothing;
    update periodo set estado = 'cerrado' where anio = 2026 and mes = 8`);
});
afterAll(() => oficina.cerrar());

const GRANDE = lineas(2_000_000);
const JOSE = 'José Alfredo Tiul Choc';
const CARLOS = 'Carlos Enrique Xol Pop';
const editar = (id: string, version: number, concepto: string, token: string) =>
  oficina.llamar(borradores.editarPartida, { params: { id }, body: { version, concepto } }, { token });

describe('contabilizar', () => {
  it('una nueva, sin borrador: entra al libro con su número y su historia', async () => {
    const { status, cuerpo } = await terminar(oficina, orden({ fechaDocumento: '2026-11-09' }));
    expect(status).toBe(200);
    const partida = hecha(cuerpo);
    expect(partida).toMatchObject({ estado: 'contabilizada', fechaDocumento: '2026-11-09', debe: 5_000 });
    const {
      lineas: leidas,
      historia,
      huella: _h,
      motivo: _m,
      importacion: _i,
      ...resumen
    } = await ver(oficina, partida.id);
    expect(resumen).toEqual(partida);
    expect(leidas.map(({ idCuenta, debe, haber }) => [idCuenta, debe, haber])).toEqual([
      [CAJA_CHICA, 5_000, 0],
      ['603102', 0, 5_000],
    ]);
    expect(historia.map(({ accion, actor }) => [accion, actor])).toEqual([['partidas:contabilizar', CARLOS]]);
  });

  it('la de un borrador que dice lo mismo: el borrador se va y nadie figura editándolo', async () => {
    const { id, version, concepto } = await oficina.crear(oficina.auxiliar, { concepto: 'Tal como está' });
    const { cuerpo } = await terminar(
      oficina,
      orden({ concepto, borrador: { id, version } }),
      oficina.auxiliar,
    );
    expect(hecha(cuerpo)).toMatchObject({ id, estado: 'contabilizada', aprobador: null });
    expect((await ver(oficina, id)).historia.map(({ accion }) => accion)).toEqual([
      'partidas:crear',
      'partidas:contabilizar',
    ]);
  });

  it('lo escrito que el borrador no decía se guarda sobre él, con su rastro, y es lo que se contabiliza', async () => {
    const { id, version } = await oficina.crear(oficina.auxiliar, { concepto: 'A medias', lineas: [] });
    const { cuerpo } = await terminar(
      oficina,
      orden({ concepto: 'Entera', lineas: lineas(700), borrador: { id, version } }),
      oficina.auxiliar,
    );
    expect(hecha(cuerpo)).toMatchObject({ id, concepto: 'Entera', debe: 700, haber: 700 });
    const { historia } = await ver(oficina, id);
    expect(historia.map(({ accion, actor }) => [accion, actor])).toEqual([
      ['partidas:crear', JOSE],
      ['partidas:editar', JOSE],
      ['partidas:contabilizar', JOSE],
    ]);
    expect([historia[1]?.antes?.concepto, historia[1]?.despues?.concepto]).toEqual(['A medias', 'Entera']);
  });

  it('la de otra persona la firma quien la contabiliza; quien no aprueba no la toca', async () => {
    const { id, version } = await oficina.crear(oficina.auxiliar, { concepto: 'De José' });
    const { cuerpo } = await terminar(oficina, orden({ concepto: 'De José', borrador: { id, version } }));
    expect([hecha(cuerpo).autor?.nombre, hecha(cuerpo).aprobador?.nombre]).toEqual([JOSE, CARLOS]);
    const ajena = await oficina.crear(oficina.contador);
    const { problema } = await terminar(
      oficina,
      orden({ borrador: { id: ajena.id, version: 1 } }),
      oficina.auxiliar,
    );
    expect(problema.codigo).toBe('SIN_PERMISO');
  });

  it('en revisión no; rechazada, solo corregida', async () => {
    const { id, version } = await oficina.crear(oficina.contador, { concepto: 'Devuelta' });
    const enRevision = hecha(
      (await terminar(oficina, orden({ concepto: 'Devuelta', destino: 'enviar', borrador: { id, version } })))
        .cuerpo,
    );
    const igual = orden({ concepto: 'Devuelta', borrador: { id, version: enRevision.version } });
    expect((await terminar(oficina, igual)).problema.codigo).toBe('ESTADO_NO_ADMITE');
    const { cuerpo: rechazada } = await oficina.llamar(
      borradores.rechazarPartida,
      { params: { id }, body: { motivo: 'Falta el documento' } },
      { token: oficina.contador2 },
    );
    const suya = { id, version: rechazada.version };
    expect((await terminar(oficina, { ...igual, borrador: suya })).problema.codigo).toBe('ESTADO_NO_ADMITE');
    const { cuerpo } = await terminar(oficina, { ...igual, concepto: 'Corregida', borrador: suya });
    expect(hecha(cuerpo)).toMatchObject({ id, estado: 'contabilizada', concepto: 'Corregida' });
  });

  it('sobre una versión que otra persona cambió: conflicto, y lo suyo queda como estaba', async () => {
    const { id, version } = await oficina.crear(oficina.auxiliar, { concepto: 'De los dos' });
    await editar(id, version, 'De Carlos', oficina.contador);
    const { status, problema } = await terminar(
      oficina,
      orden({ borrador: { id, version } }),
      oficina.auxiliar,
    );
    expect([status, problema.codigo]).toEqual([409, 'CONFLICTO_DE_EDICION']);
    expect(await ver(oficina, id)).toMatchObject({ estado: 'borrador', concepto: 'De Carlos', version: 2 });
  });
});

describe('lo que no se puede deja todo como estaba', () => {
  const casos: [string, number, string, string, Partial<Orden>, () => string][] = [
    ['CONCEPTO_VACIO', 422, 'concepto', 'sin concepto', { concepto: ' ' }, () => oficina.contador],
    [
      'PARTIDA_DESCUADRADA',
      422,
      'lineas',
      'descuadrada',
      { lineas: [...lineas(5_000), { idCuenta: CAJA_CHICA, debe: 1, haber: 0 }] },
      () => oficina.contador,
    ],
    ['PERIODO_CERRADO', 409, 'fecha', 'de un mes cerrado', { fecha: '2026-08-15' }, () => oficina.contador],
    ['FECHA_FUTURA', 422, 'fecha', 'de mañana', { fecha: '2026-11-17' }, () => oficina.contador],
    ['SIN_AGENCIA', 403, 'agencia', 'de otra agencia', { agencia: '02' }, () => oficina.auxiliar],
  ];
  const destinos = [{ destino: 'contabilizar' }, { destino: 'enviar' }] as const;
  it.each(casos.flatMap((caso) => destinos.map(({ destino }) => [destino, ...caso] as const)))(
    '%s: %s %i en %s, %s',
    async (destino, codigo, status, campo, _, cambios, quien) => {
      const { id, version } = await oficina.crear(quien(), { concepto: 'Como estaba', lineas: lineas(1) });
      const antes = await cuantoHay(oficina);
      const { status: dado, problema } = await terminar(
        oficina,
        orden({ destino, ...cambios, borrador: { id, version } }),
        quien(),
      );
      expect([dado, problema.codigo]).toEqual([status, codigo]);
      expect(problema.errores?.[0]).toMatchObject({ campo, codigo });
      expect(await cuantoHay(oficina)).toEqual(antes);
      expect((await ver(oficina, id)).concepto).toBe('Como estaba');
    },
  );

  it('con errores y además pasada del límite, se dicen los errores: nadie aprueba lo que no está listo', async () => {
    const { problema } = await terminar(oficina, orden({ concepto: '', lineas: GRANDE }), oficina.auxiliar);
    expect(problema.errores?.map(({ codigo }) => codigo)).toEqual(['CONCEPTO_VACIO']);
  });

  it.each(['contabilizar', 'enviar'] as const)(
    '%s: el borrador de una agencia ajena no existe',
    async (destino) => {
      const { id, version } = await oficina.crear(oficina.contador, { agencia: '01' });
      const { status, problema } = await terminar(
        oficina,
        orden({ destino, agencia: '02', borrador: { id, version } }),
        oficina.forastero,
      );
      expect([status, problema.codigo]).toEqual([404, 'NO_ENCONTRADO']);
    },
  );

  it('quien solo lee no ordena nada', async () => {
    const auditor = await oficina.entrar('auditor@cuadra.demo');
    expect((await terminar(oficina, orden(), auditor)).problema.codigo).toBe('SIN_PERMISO');
  });
});

describe('enviar a revisión', () => {
  it('quien escribió en el borrador al enviarlo no lo aprueba; otra persona sí', async () => {
    const { id, version } = await oficina.crear(oficina.auxiliar, { concepto: 'Grande', lineas: GRANDE });
    const { cuerpo } = await terminar(
      oficina,
      orden({ destino: 'enviar', concepto: 'Grande y corregida', lineas: GRANDE, borrador: { id, version } }),
    );
    expect(hecha(cuerpo)).toMatchObject({ id, estado: 'en_revision', concepto: 'Grande y corregida' });
    const aprobar = (token: string) =>
      oficina.llamar(borradores.aprobarPartida, { params: { id }, query: {} }, { token });
    expect((await aprobar(oficina.contador)).problema.codigo).toBe('APROBACION_PROPIA');
    expect((await aprobar(oficina.contador2)).cuerpo.estado).toBe('contabilizada');
  });
});
