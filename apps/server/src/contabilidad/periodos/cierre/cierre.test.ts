// The closing cockpit: owners, evidence, signatures, explanations, exceptions, and what stays for ever.

import { guardarConfiguracion, verConfiguracion } from '@cuadra/contract/contabilidad/configuracion';
import * as contrato from '@cuadra/contract/contabilidad/periodos/cierre';
import * as periodos from '@cuadra/contract/contabilidad/periodos/periodos';
import { listarNotificaciones } from '@cuadra/contract/escritorio/notificaciones';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { abrirOficina, type Oficina } from '#contabilidad/libro/testing/oficina.ts';
import {
  BANCO,
  CAJA_CHICA,
  comoAplicacion,
  comoDueno,
  PRODUCTOS,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { escucharEventos } from '#testing/live-events.ts';
import { reabrirEntreDos } from '../reaperturas/testing/reabrir-entre-dos.ts';

const PUENTE = '30510103';
const PDF = Buffer.from('%PDF-1.7\n%âãÏÓ\n', 'latin1');
const params = { anio: 2026, mes: 1, agencia: '01' };
let oficina: Oficina;
const ids = new Map<string, string>();

beforeAll(async () => {
  oficina = await abrirOficina();
  await registrar(oficina, partida('2026-01-15', CAJA_CHICA, PRODUCTOS, 100_000));
  for (const { id, correo } of await oficina.db.selectFrom('usuario').select(['id', 'correo']).execute())
    ids.set(correo.split('@')[0] ?? '', id);
});
afterAll(() => oficina.cerrar());
beforeEach(async () => {
  oficina.reloj.avanzar({ seconds: 5 });
  await comoDueno(
    oficina.url,
    `delete from borrador`,
    `delete from seguimiento_de_compuerta`,
    `update excepcion_de_compuerta set retirada_en = now() where usada_en is null and retirada_en is null`,
    `update periodo set estado = 'abierto', abierto_para = null, abierto_hasta = null`,
  );
});

const ver = async (token = oficina.contador) =>
  (await oficina.llamar(contrato.verCierre, { params }, { token })).cuerpo;
const compuerta = async (id: string) => {
  const hallada = (await ver()).compuertas.find((una) => una.id === id);
  if (hallada === undefined) throw new Error(`Sin compuerta ${id}`);
  return hallada;
};
const de = (id: string) => ({ ...params, compuerta: id });
const asignar = (id: string, quien: string | null, token = oficina.contador) =>
  oficina.llamar(
    contrato.asignarResponsable,
    { params: de(id), body: { responsable: quien === null ? null : (ids.get(quien) ?? '') } },
    { token },
  );
const evidenciar = (id: string, nota: string, partidas: number[] = [], token = oficina.contador) =>
  oficina.llamar(contrato.guardarEvidencia, { params: de(id), body: { nota, partidas } }, { token });
const firmar = async (id: string, token = oficina.contador, huella?: string) =>
  oficina.llamar(
    contrato.firmarCompuerta,
    { params: de(id), body: { huella: huella ?? (await compuerta(id)).huella } },
    { token },
  );
const exceptuar = async (id: string, token = oficina.contador2) =>
  oficina.llamar(
    contrato.concederExcepcion,
    { params: de(id), body: { motivo: 'Llega mañana', huella: (await compuerta(id)).huella } },
    { token },
  );
const cerrar = (token = oficina.contador) =>
  oficina.llamar(
    periodos.cerrarPeriodo,
    { params: { anio: 2026, mes: 1 }, body: { agencias: ['01'] } },
    { token },
  );
const reabrir = () => {
  oficina.reloj.avanzar({ seconds: 1 });
  const enero = { anio: 2026, mes: 1, agencia: '01', motivo: 'Falta una factura' };
  return reabrirEntreDos(oficina, enero, { pide: oficina.contador, aprueba: oficina.contador2 });
};
const borrador = () => oficina.crear(oficina.auxiliar, { fecha: '2026-01-20' });

describe('la evidencia', () => {
  it('el responsable la escribe, aunque no cierre; otro que no cierra, no; y el auditor solo lee', async () => {
    expect((await evidenciar('borradores', 'Revisado', [], oficina.auxiliar)).problema.codigo).toBe(
      'SIN_PERMISO',
    );
    expect((await asignar('borradores', 'auxiliar')).cuerpo).toBe(true);
    expect((await evidenciar('borradores', 'Revisado', [1], oficina.auxiliar)).cuerpo).toBe(true);
    const auditor = await oficina.entrar('auditor@cuadra.demo');
    const { compuertas } = await ver(auditor);
    expect(compuertas.find(({ id }) => id === 'borradores')).toMatchObject({
      responsable: { nombre: 'José Alfredo Tiul Choc' },
      nota: 'Revisado',
      partidas: [{ ejercicio: 2026, numero: 1, fecha: '2026-01-15' }],
    });
    const intentos = [
      await evidenciar('borradores', 'Yo', [], auditor),
      await firmar('borradores', auditor),
      await asignar('borradores', null, auditor),
      await exceptuar('borradores', auditor),
      await cerrar(auditor),
    ];
    for (const { problema } of intentos) expect(problema.codigo).toBe('SIN_PERMISO');
  });

  it('a quien se le encarga, se le avisa; solo a quien registra en la agencia', async () => {
    await asignar('numeracion', 'auxiliar');
    const { cuerpo } = await oficina.llamar(listarNotificaciones, {}, { token: oficina.auxiliar });
    expect(cuerpo[0]).toMatchObject({
      title: 'Responde por «Numeración sin saltos» en el cierre 01/2026',
      link: '/contabilidad/cierre?anio=2026&mes=1&agencia=01&compuerta=numeracion',
    });
    for (const quien of ['auditor', 'forastero', 'cajero'])
      expect((await asignar('numeracion', quien)).problema.codigo).toBe('PERSONA_NO_ADMITIDA');
    expect((await asignar('otra-cosa', 'auxiliar')).problema.codigo).toBe('COMPUERTA_NO_EXISTE');
  });

  it('las partidas son de ese año y agencia; la que no existe señala su lugar', async () => {
    const { status, problema } = await evidenciar('borradores', 'Vea', [1, 99_999]);
    expect([status, problema.errores?.[0]?.campo, problema.detail]).toEqual([
      404,
      'partidas.1',
      'No hay partida 99999/2026 en la agencia 01.',
    ]);
  });

  it('un documento se agrega, se baja igual y se quita; después del cierre ya no', async () => {
    const agregar = (bytes: Uint8Array) =>
      oficina.llamar(
        contrato.agregarArchivoDeEvidencia,
        {
          params: de('borradores'),
          query: { nombre: 'acta.pdf' },
          body: { mediaType: 'application/pdf', bytes },
        },
        { token: oficina.contador },
      );
    expect((await agregar(Buffer.from('MZ'))).problema.codigo).toBe('SOPORTE_NO_ADMITIDO');
    expect((await agregar(PDF)).status).toBe(201);
    await agregar(PDF);
    const { archivos } = await compuerta('borradores');
    expect(archivos).toMatchObject([{ nombre: 'acta.pdf', tipo: 'application/pdf', bytes: PDF.length }]);
    const uno = { params: { ...de('borradores'), id: archivos[0]?.id ?? '' } };
    const { cruda } = await oficina.llamar(contrato.verArchivoDeEvidencia, uno, { token: oficina.contador });
    expect(cruda.rawPayload.equals(PDF)).toBe(true);
    const quitar = () => oficina.llamar(contrato.quitarArchivoDeEvidencia, uno, { token: oficina.contador });
    await cerrar();
    expect((await quitar()).problema.codigo).toBe('PERIODO_CERRADO');
    expect((await evidenciar('borradores', 'Tarde')).problema.codigo).toBe('PERIODO_CERRADO');
    await reabrir();
    expect((await quitar()).cuerpo).toBe(true);
    expect((await quitar()).problema.codigo).toBe('NO_ENCONTRADO');
  });

  it('en una agencia ajena ni se lee ni se toca', async () => {
    const { forastero: token } = oficina;
    const { problema } = await oficina.llamar(contrato.verCierre, { params }, { token });
    expect(problema.codigo).toBe('SIN_AGENCIA');
    expect((await evidenciar('borradores', 'Yo', [], token)).problema.codigo).toBe('SIN_AGENCIA');
  });
});

describe('la firma', () => {
  it('vale mientras la compuerta y su evidencia sean lo que se firmó', async () => {
    expect((await firmar('borradores')).cuerpo).toBe(true);
    expect((await compuerta('borradores')).firma).toMatchObject({
      por: { nombre: 'Carlos Enrique Xol Pop' },
      vigente: true,
    });
    await evidenciar('borradores', 'Otra nota');
    expect((await compuerta('borradores')).firma?.vigente).toBe(false);
    await firmar('borradores');
    const { id } = await borrador();
    expect((await compuerta('borradores')).firma?.vigente).toBe(false);
    await comoDueno(oficina.url, `delete from borrador where id = '${id}'`);
    expect((await compuerta('borradores')).firma?.vigente).toBe(true);
  });

  it('se firma lo que se vio, y solo lo que está en orden', async () => {
    const { huella } = await compuerta('borradores');
    await borrador();
    expect((await firmar('borradores', oficina.contador, huella)).problema.codigo).toBe(
      'CONFLICTO_DE_EDICION',
    );
    expect((await firmar('borradores')).problema.codigo).toBe('COMPUERTA_NO_ADMITE');
    await exceptuar('borradores');
    expect((await firmar('borradores')).cuerpo).toBe(true);
  });

  it('se retira, y al reabrir hay que firmar otra vez', async () => {
    const retirar = () =>
      oficina.llamar(contrato.retirarFirma, { params: de('borradores') }, { token: oficina.contador });
    expect((await retirar()).problema.codigo).toBe('NO_ENCONTRADO');
    await firmar('borradores');
    expect((await retirar()).cuerpo).toBe(true);
    await firmar('borradores');
    await cerrar();
    await reabrir();
    expect((await compuerta('borradores')).firma).toBeNull();
  });

  it('cuando se exigen, sin todas no se cierra', async () => {
    const { cuerpo } = await oficina.llamar(verConfiguracion, {}, { token: oficina.contador });
    const poner = (exigirFirmas: boolean) =>
      oficina.llamar(
        guardarConfiguracion,
        { body: { ...cuerpo, exigirFirmas } },
        { token: oficina.contador },
      );
    await poner(true);
    const { problema } = await cerrar();
    expect(problema.errores?.[0]?.mensaje).toBe('Falta la firma de «El mes terminó».');
    expect(problema.errores).toHaveLength(11);
    for (const { id } of (await ver()).compuertas) await firmar(id);
    expect((await cerrar()).status).toBe(200);
    await poner(false);
  });
});

describe('las excepciones', () => {
  it('la concede quien reabre y cierra otra persona; queda para siempre con su motivo', async () => {
    await borrador();
    expect((await exceptuar('borradores', oficina.auxiliar)).problema.codigo).toBe('SIN_PERMISO');
    expect((await exceptuar('borradores')).cuerpo).toBe(true);
    const propio = await cerrar(oficina.contador2);
    expect(propio.problema.errores?.[0]?.mensaje).toContain('que concedió usted: debe cerrar otra persona');
    expect((await cerrar()).status).toBe(200);
    const { historia } = await ver();
    expect(historia.find(({ clase }) => clase === 'excepcion')).toMatchObject({
      compuerta: 'Sin borradores',
      motivo: 'Llega mañana',
      por: { nombre: 'María Fernanda Coy Leal' },
      usada: { por: { nombre: 'Carlos Enrique Xol Pop' } },
      retirada: null,
    });
    const cierre = historia.find(({ clase }) => clase === 'cierre');
    expect(cierre?.clase === 'cierre' && cierre.compuertas[1]).toMatchObject({
      titulo: 'Sin borradores',
      pasa: false,
      excepcion: { motivo: 'Llega mañana', por: 'María Fernanda Coy Leal' },
    });
    await reabrir();
    expect((await cerrar()).problema.codigo).toBe('PERIODO_CON_PENDIENTES');
  });

  it('deja pasar lo que se vio: si cambia, hay que decidir otra vez', async () => {
    await borrador();
    await exceptuar('borradores');
    await borrador();
    expect((await compuerta('borradores')).excepcion?.vigente).toBe(false);
    expect((await cerrar()).problema.codigo).toBe('PERIODO_CON_PENDIENTES');
    await exceptuar('borradores');
    expect((await cerrar()).status).toBe(200);
  });

  it('no las admite lo que probaría los libros, ni lo que ya está en orden; y se retiran', async () => {
    for (const id of ['mes-terminado', 'numeracion', 'verificacion', 'borradores'])
      expect((await exceptuar(id)).problema.codigo).toBe('COMPUERTA_NO_ADMITE');
    const retirar = () =>
      oficina.llamar(contrato.retirarExcepcion, { params: de('borradores') }, { token: oficina.contador });
    expect((await retirar()).problema.codigo).toBe('NO_ENCONTRADO');
    await borrador();
    await exceptuar('borradores');
    expect((await retirar()).cuerpo).toBe(true);
    expect((await compuerta('borradores')).excepcion).toBeNull();
  });

  it('PostgreSQL tampoco las admite ahí, ni que cierre quien la concedió, ni que se borren o cambien', async () => {
    await borrador();
    await exceptuar('borradores');
    const [contador2] = [ids.get('contador2')];
    const ataque = (orden: string) => comoAplicacion(oficina, orden);
    const insertar = (id: string) =>
      `insert into excepcion_de_compuerta (anio, mes, agencia, compuerta, motivo, estado, concedida_por, concedida_en)
       values (2026, 1, '01', '${id}', 'Porque sí', 'x', '${contador2}', now())`;
    for (const id of ['mes-terminado', 'numeracion', 'verificacion'])
      await expect(ataque(insertar(id))).rejects.toThrow('excepcion_de_compuerta_compuerta_check');
    await expect(ataque(insertar('borradores'))).rejects.toThrow('excepcion_en_pie');
    await expect(
      ataque(
        `update excepcion_de_compuerta set usada_por = concedida_por, usada_en = now() where retirada_en is null and usada_en is null`,
      ),
    ).rejects.toThrow('excepcion_de_otra_persona');
    for (const orden of [
      `delete from excepcion_de_compuerta`,
      `update excepcion_de_compuerta set motivo = 'Otro'`,
      `delete from cierre_de_periodo`,
      `update cierre_de_periodo set compuertas = '[]'`,
      `delete from reapertura`,
      `update reapertura set motivo = 'Otro'`,
      `delete from seguimiento_de_compuerta`,
    ])
      await expect(ataque(orden)).rejects.toMatchObject({ code: '42501' });
    for (const orden of [
      `update excepcion_de_compuerta set usada_en = now() where retirada_en is not null`,
      `delete from excepcion_de_compuerta`,
      `delete from cierre_de_periodo`,
      `truncate reapertura`,
    ])
      await expect(comoDueno(oficina.url, orden)).rejects.toMatchObject({ code: 'CU003' });
  });
});

describe('los saldos por explicar', () => {
  const explicar = (saldo: number, token = oficina.contador) =>
    oficina.llamar(
      contrato.explicarSaldo,
      { params: { ...params, idCuenta: PUENTE }, body: { texto: 'Se identifica en febrero', saldo } },
      { token },
    );

  it('cada explicación es de un saldo: si el saldo cambia, hay que explicar otra vez', async () => {
    await registrar(oficina, partida('2026-01-30', BANCO, PUENTE, 15_000));
    expect((await ver()).saldosPorExplicar).toEqual([
      { idCuenta: PUENTE, nombreCuenta: 'Depósitos por identificar', saldo: -15_000, explicacion: null },
    ]);
    expect((await explicar(-14_000)).problema.codigo).toBe('CONFLICTO_DE_EDICION');
    expect((await explicar(-15_000, oficina.auxiliar)).problema.codigo).toBe('SIN_PERMISO');
    expect((await explicar(-15_000)).cuerpo).toBe(true);
    expect(await compuerta('cuentas-puente')).toMatchObject({ pasa: true, motivo: 'Con saldo, explicado.' });
    await registrar(oficina, partida('2026-01-31', BANCO, PUENTE, 1));
    expect((await ver()).saldosPorExplicar[0]?.explicacion).toMatchObject({ vigente: false });
    expect((await compuerta('cuentas-puente')).pasa).toBe(false);
    await registrar(oficina, partida('2026-01-31', PUENTE, BANCO, 15_001));
    expect((await explicar(0)).problema.codigo).toBe('NO_ENCONTRADO');
    expect((await ver()).saldosPorExplicar).toEqual([]);
  });
});

describe('lo que se contabilizó en una reapertura', () => {
  it('es lo del mes y la agencia numerado mientras duró', async () => {
    await cerrar();
    await registrar(oficina, partida('2026-02-01', CAJA_CHICA, PRODUCTOS, 1));
    await reabrir();
    await registrar(
      oficina,
      partida('2026-01-20', CAJA_CHICA, PRODUCTOS, 777),
      partida('2026-02-02', CAJA_CHICA, PRODUCTOS, 1),
      partida('2026-01-21', CAJA_CHICA, PRODUCTOS, 1, { agencia: '02' }),
    );
    await cerrar();
    await reabrir();
    await registrar(oficina, partida('2026-01-22', CAJA_CHICA, PRODUCTOS, 888));
    const reaperturas = (await ver()).historia.flatMap((hecho) =>
      hecho.clase === 'reapertura' ? [hecho] : [],
    );
    const totales: number[][] = [];
    for (const { id } of reaperturas.slice(0, 2)) {
      const { cuerpo } = await oficina.llamar(
        contrato.listarPartidasDeReapertura,
        { params: { ...params, id } },
        { token: oficina.contador },
      );
      totales.push(cuerpo.partidas.map(({ total }) => total));
    }
    expect(totales).toEqual([[888], [777]]);
    expect(reaperturas.slice(0, 2).map(({ contabilizadas }) => contabilizadas)).toEqual([1, 1]);
    expect(reaperturas.map(({ terminadaEn }) => terminadaEn === null).slice(0, 2)).toEqual([true, false]);
  });
});

it('lo que otro hace en el cierre llega en vivo, también al auditor', async () => {
  const oyente = await escucharEventos(oficina, await oficina.entrar('auditor@cuadra.demo'));
  await firmar('numeracion');
  await hastaQue(() => expect(oyente.recibidos).toEqual([{ tipo: 'periodo-cambio' }]));
  await oyente.cerrar();
});
