import * as contrato from '@cuadra/contract/contabilidad/configuracion';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

let prueba: AplicacionDePrueba;
let contador: string;
beforeAll(async () => {
  prueba = await aplicacionDePrueba({ enPuestaEnMarcha: true });
  contador = await prueba.entrar('contador@cuadra.demo');
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
