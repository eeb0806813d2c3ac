import type { Agencia } from '@cuadra/contract/contabilidad/agencias';
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { describe, expect, test } from 'vitest';
import { borrarCarga, cargarVariables, olvidarCarga, soloDetalle } from './carga-inicial.ts';

const cuenta = (
  idCuenta: string,
  nombreCuenta: string,
  tipoCuenta: 'D' | 'M',
  idParent: string | null,
): Cuenta => ({
  idCuenta,
  nombreCuenta,
  tipoCuenta,
  idParent,
  naturaleza: 'deudora',
  estado: 'activa',
  flujo: 'operacion',
  margen: null,
  saldoContrario: 'avisa',
  etiquetas: [],
  version: 1,
});
const CATALOGO = [cuenta('1', 'Activo', 'M', null), cuenta(' 1101 ', '  Caja general ', 'D', ' 110 ')];
const AGENCIAS: Agencia[] = [
  { idAgencia: '01', nombreAgencia: 'Central', municipio: 'Guatemala', activa: true },
];
const GUARDADA = { idCuenta: '1101', nombreCuenta: 'Caja general', tipoCuenta: 'D', idParent: '110' };

test('del catálogo quedan solo las cuentas de detalle, con sus cuatro campos y sin espacios', () => {
  expect(soloDetalle(CATALOGO)).toEqual([GUARDADA]);
});

describe('la carga de la primera visita', () => {
  test('pide las dos cosas a la vez, guarda cada una bajo su clave y marca la sesión', async () => {
    const { origen, pedidos, local, sesion } = montar();
    const carga = cargarVariables(origen);
    expect(pedidos).toEqual(['catalogo', 'agencias']);
    await carga;
    expect(JSON.parse(local.get('catalogo') ?? '')).toEqual([GUARDADA]);
    expect(JSON.parse(local.get('agencias') ?? '')).toEqual(AGENCIAS);
    expect(sesion.get('loaded_variables')).toBe('T');
  });

  test('con la marca puesta no pide nada; sin ella, otra vez', async () => {
    const { origen, pedidos, sesion } = montar();
    sesion.set('loaded_variables', 'T');
    await cargarVariables(origen);
    expect(pedidos).toEqual([]);
    sesion.set('loaded_variables', 'F');
    await cargarVariables(origen);
    expect(pedidos).toHaveLength(2);
    olvidarCarga(origen.sesion);
    await cargarVariables(origen);
    expect(pedidos).toHaveLength(4);
  });

  test('si una falla no se guarda ninguna, ni la marca', async () => {
    const { origen, local, sesion } = montar();
    const pedirAgencias = () => Promise.reject(new Error('503'));
    await expect(cargarVariables({ ...origen, pedirAgencias })).rejects.toThrow('503');
    expect([...local.keys(), ...sesion.keys()]).toEqual([]);
  });

  test('al terminar la sesión no queda nada', async () => {
    const { origen, local, sesion } = montar();
    await cargarVariables(origen);
    borrarCarga(origen);
    expect([...local.keys(), ...sesion.keys()]).toEqual([]);
  });
});

function montar() {
  const pedidos: string[] = [];
  const local = new Map<string, string>();
  const sesion = new Map<string, string>();
  const origen = {
    pedirCatalogo: () => {
      pedidos.push('catalogo');
      return Promise.resolve(CATALOGO);
    },
    pedirAgencias: () => {
      pedidos.push('agencias');
      return Promise.resolve(AGENCIAS);
    },
    sesion: guardado(sesion),
    local: guardado(local),
  };
  return { origen, pedidos, local, sesion };
}

const guardado = (mapa: Map<string, string>) => ({
  getItem: (clave: string) => mapa.get(clave) ?? null,
  setItem: (clave: string, valor: string) => void mapa.set(clave, valor),
  removeItem: (clave: string) => void mapa.delete(clave),
});
