import * as contrato from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { CSV } from '@cuadra/contract/medios';
import { padreDe } from '@cuadra/core/catalogo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

let prueba: AplicacionDePrueba;
let contador: string;
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  contador = await prueba.entrar('contador@cuadra.demo');
});
afterAll(() => prueba.cerrar());

describe('el catálogo', () => {
  it('trae las 223 cuentas de la institución de demostración en orden de código, cada una tras su mayor', async () => {
    const { status, cuerpo } = await prueba.llamar(contrato.listarCatalogo, {}, { token: contador });
    expect(status).toBe(200);
    expect(cuerpo).toHaveLength(223);
    const codigos = cuerpo.map(({ idCuenta }) => idCuenta);
    expect(codigos).toEqual(codigos.toSorted());
    for (const { idCuenta, idParent } of cuerpo) {
      expect(idParent).toBe(padreDe(idCuenta));
      if (idParent !== null) expect(codigos.indexOf(idParent)).toBeLessThan(codigos.indexOf(idCuenta));
    }
    expect(cuerpo[2]).toStrictEqual({
      idCuenta: '1011',
      nombreCuenta: 'Disponibilidades, moneda nacional',
      tipoCuenta: 'M',
      idParent: '101',
      naturaleza: 'deudora',
      estado: 'activa',
      flujo: 'efectivo',
      margen: null,
      saldoContrario: 'avisa',
      etiquetas: [],
      version: 1,
    });
  });

  it('las cuentas de control de la demostración son solo del sistema', async () => {
    const { cuerpo } = await prueba.llamar(contrato.listarCatalogo, {}, { token: contador });
    const deSistema = cuerpo.filter(({ estado }) => estado === 'solo_sistema');
    expect(deSistema).toHaveLength(15);
    expect(deSistema.every(({ tipoCuenta }) => tipoCuenta === 'D')).toBe(true);
    expect(deSistema.map(({ idCuenta }) => idCuenta)).toContain('3011020101');
    expect(cuerpo.filter(({ estado }) => estado === 'bloqueada')).toEqual([]);
  });

  it('lo ve cualquiera con sesión y nadie sin ella', async () => {
    const cajero = await prueba.entrar('cajero@cuadra.demo');
    expect((await prueba.llamar(contrato.listarCatalogo, {}, { token: cajero })).status).toBe(200);
    expect((await prueba.llamar(contrato.listarCatalogo, {})).problema.codigo).toBe('TOKEN_INVALIDO');
  });
});

describe('el siguiente código', () => {
  const pedir = (idParent?: string) =>
    prueba.llamar(
      contrato.siguienteCodigo,
      { query: idParent === undefined ? {} : { idParent } },
      { token: contador },
    );

  it('sigue a la última subcuenta', async () => {
    expect((await pedir('10110101')).cuerpo).toEqual({ idCuenta: '1011010105' });
    expect((await pedir('101')).cuerpo).toEqual({ idCuenta: '1017' });
  });

  it('sin cuenta de mayor, es de primer nivel; con las nueve clases usadas no queda ninguno', async () => {
    const { status, problema } = await pedir();
    expect([status, problema.codigo]).toEqual([409, 'SIN_CODIGO_LIBRE']);
  });

  it.each([
    ['no existe', '1099'],
    ['es de detalle', '1011010101'],
  ])('se rechaza bajo una cuenta que %s', async (_, idParent) => {
    const { status, problema } = await pedir(idParent);
    expect([status, problema.codigo, problema.errores?.[0]?.campo]).toEqual([
      422,
      'CUENTA_SIN_MAYOR',
      'idParent',
    ]);
  });
});

describe('quién puede cambiar el catálogo', () => {
  const params = { idCuenta: '1011010101' };
  const csv = { mediaType: CSV, bytes: new TextEncoder().encode('idCuenta\n') };

  it.each(['auxiliar', 'auditor', 'admin', 'cajero'])('%s no', async (rol) => {
    const token = await prueba.entrar(`${rol}@cuadra.demo`);
    const body = {
      idCuenta: '101199',
      nombreCuenta: 'Nueva',
      tipoCuenta: 'D',
      naturaleza: 'deudora',
    } as const;
    const respuestas = [
      await prueba.llamar(contrato.siguienteCodigo, { query: { idParent: '1011' } }, { token }),
      await prueba.llamar(contrato.crearCuenta, { body }, { token }),
      await prueba.llamar(
        contrato.editarCuenta,
        { params, body: { nombreCuenta: 'X', version: 1 } },
        { token },
      ),
      await prueba.llamar(
        contrato.moverCuenta,
        { params, body: { idCuentaNueva: '1011010109', version: 1 } },
        { token },
      ),
      await prueba.llamar(contrato.eliminarCuenta, { params }, { token }),
      await prueba.llamar(contrato.importarCatalogo, { query: { ensayo: 'false' }, body: csv }, { token }),
    ];
    for (const { status, problema } of respuestas)
      expect([status, problema.codigo]).toEqual([403, 'SIN_PERMISO']);
  });
});
