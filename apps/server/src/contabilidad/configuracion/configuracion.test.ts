import { crearPartida } from '@cuadra/contract/contabilidad/borradores/borradores';
import * as contrato from '@cuadra/contract/contabilidad/configuracion';
import { centavos } from '@cuadra/core/dinero';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '../../testing/application.ts';
import { comoDueno } from '../saldos/testing/libro-de-prueba.ts';

let prueba: AplicacionDePrueba;
let contador: string;
let administrador: string;
beforeAll(async () => {
  // Before the sign-off, when limits change at once: what waits afterwards is tested in administracion/poderes.
  prueba = await aplicacionDePrueba({ enPuestaEnMarcha: true });
  contador = await prueba.entrar('contador@cuadra.demo');
  administrador = await prueba.entrar('admin@cuadra.demo');
});
afterAll(() => prueba.cerrar());

const ver = async () => (await prueba.llamar(contrato.verConfiguracion, {}, { token: contador })).cuerpo;
const guardar = (body: contrato.ConfiguracionContable) =>
  prueba.llamar(contrato.guardarConfiguracion, { body }, { token: contador });

describe('las cuentas del cierre y las cuentas puente', () => {
  it('se cambian y quedan en la bitácora, con el antes y el después', async () => {
    const antes = await ver();
    const cambiada = {
      ...antes,
      cuentaResultadosAcumulados: '504104',
      cuentasPuente: ['101105', '30510103'],
      exigirFirmas: true,
      cuentaIvaCredito: null,
    };
    expect((await guardar(cambiada)).cuerpo).toEqual(cambiada);
    expect(await ver()).toEqual(cambiada);
    const hechos = await comoDueno(
      prueba.url,
      `select entidad, antes, despues from bitacora where accion = 'contabilidad:configurar' order by n`,
    );
    expect(hechos).toContainEqual(
      expect.objectContaining({
        entidad: 'configuracion_contable',
        despues: expect.objectContaining({ cuenta_resultados_acumulados: '504104', exigir_firmas: true }),
      }),
    );
    expect((await guardar(antes)).cuerpo).toEqual(antes);
  });

  it('guardar lo mismo no deja rastro en las cuentas puente', async () => {
    const contar = async () =>
      await comoDueno(prueba.url, `select count(*) as n from bitacora where entidad = 'cuenta_puente'`);
    const antes = await contar();
    await guardar(await ver());
    expect(await contar()).toEqual(antes);
  });

  it('deben existir y ser de detalle, y cada error señala su campo', async () => {
    const antes = await ver();
    const { status, problema } = await guardar({
      cuentaResultado: '508',
      cuentaResultadosAcumulados: '599999',
      cuentasPuente: ['101105', '101'],
      exigirFirmas: false,
      cuentaIvaCredito: '105102',
      cuentaIvaDebito: null,
      cuentaIsrRetenido: '399999',
    });
    expect(status).toBe(422);
    expect(problema.errores?.map(({ campo, codigo }) => [campo, codigo])).toEqual([
      ['cuentaResultado', 'CUENTA_NO_DETALLE'],
      ['cuentaResultadosAcumulados', 'CUENTA_NO_EXISTE'],
      ['cuentaIvaCredito', 'CUENTA_NO_DETALLE'],
      ['cuentaIsrRetenido', 'CUENTA_NO_EXISTE'],
      ['cuentasPuente.1', 'CUENTA_NO_DETALLE'],
    ]);
    expect(await ver()).toEqual(antes);
  });

  it('el resultado y los acumulados no comparten cuenta', async () => {
    const { status, problema } = await guardar({
      cuentaResultado: '508101',
      cuentaResultadosAcumulados: '508101',
      cuentasPuente: [],
      exigirFirmas: false,
      cuentaIvaCredito: null,
      cuentaIvaDebito: null,
      cuentaIsrRetenido: null,
    });
    expect([status, problema.errores?.[0]?.campo]).toEqual([400, 'cuentaResultadosAcumulados']);
  });
});

describe('los límites', () => {
  const leer = async () => (await prueba.llamar(contrato.verLimites, {}, { token: contador })).cuerpo.limites;
  const poner = (limites: contrato.LimiteDeContabilizacion[]) =>
    prueba.llamar(contrato.guardarLimites, { body: { limites } }, { token: administrador });
  const registrar = (token: string, monto: number) =>
    prueba.llamar(
      crearPartida,
      {
        body: {
          fecha: '2026-11-10',
          tipo: 'diario',
          agencia: '01',
          concepto: 'Para probar el límite',
          lineas: [
            { idCuenta: '1011010103', debe: monto, haber: 0 },
            { idCuenta: '603102', debe: 0, haber: monto },
          ],
          contabilizar: true,
        },
      },
      { token },
    );

  it('valen desde la siguiente partida: con 100.00, 100.00 entra y 100.01 va a revisión', async () => {
    const antes = await leer();
    const auxiliar = await prueba.entrar('auxiliar@cuadra.demo');
    const otros = antes.filter(({ rol, tipo }) => rol !== 'auxiliar' || tipo !== 'diario');
    await poner([
      ...otros,
      { rol: 'auxiliar', tipo: 'diario', montoMax: centavos(100_00), montoDiario: null },
    ]);
    expect((await registrar(auxiliar, 100_00)).status).toBe(201);
    expect((await registrar(auxiliar, 100_01)).problema.codigo).toBe('REQUIERE_APROBACION');
    await poner(otros);
    expect((await registrar(auxiliar, 1)).problema.codigo).toBe('REQUIERE_APROBACION');
    expect((await poner(antes)).cuerpo.limites).toEqual(antes);
  });

  it('el del día vale desde la siguiente partida, y no es menor que el de una', async () => {
    const antes = await leer();
    expect(antes).toContainEqual({
      rol: 'auxiliar',
      tipo: 'diario',
      montoMax: centavos(10_000_00),
      // Where an institution starts: 5 × 10,000.00
      montoDiario: centavos(50_000_00),
    });
    const auxiliar = await prueba.entrar('auxiliar@cuadra.demo');
    const otros = antes.filter(({ rol, tipo }) => rol !== 'auxiliar' || tipo !== 'diario');
    const suyo = { rol: 'auxiliar', tipo: 'diario', montoMax: centavos(200_00) } as const;
    const menor = await poner([...otros, { ...suyo, montoDiario: centavos(199_99) }]);
    expect([menor.status, menor.problema.errores?.[0]?.campo]).toEqual([
      400,
      `limites.${otros.length}.montoDiario`,
    ]);
    // 100.00 of the test before this one + 150.00 = 250.00
    await poner([...otros, { ...suyo, montoDiario: centavos(250_00) }]);
    expect((await registrar(auxiliar, 150_01)).problema.codigo).toBe('REQUIERE_APROBACION');
    expect((await registrar(auxiliar, 150_00)).status).toBe(201);
    expect((await poner(antes)).cuerpo.limites).toEqual(antes);
  });

  it('un rol y tipo no llevan dos', async () => {
    const doble = { rol: 'auxiliar', tipo: 'diario', montoMax: centavos(1), montoDiario: null } as const;
    const { status, problema } = await poner([doble, { ...doble, montoMax: null }]);
    expect([status, problema.errores?.[0]?.campo]).toEqual([400, 'limites']);
  });

  it('los pone el administrador, no quien contabiliza', async () => {
    const { status } = await prueba.llamar(
      contrato.guardarLimites,
      { body: { limites: [] } },
      { token: contador },
    );
    expect(status).toBe(403);
  });
});
