import type { Permiso } from '@cuadra/contract/acceso/permisos';
import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { describe, expect, it } from 'vitest';
import { accionesDe } from './acciones.ts';

const CAJERO = { id: '00000000-0000-4000-8000-00000000000a', nombre: 'Cajero' };
const JEFE = { id: '00000000-0000-4000-8000-00000000000b', nombre: 'Jefe' };
const CONTADOR = { id: '00000000-0000-4000-8000-00000000000c', nombre: 'Contador' };

const con = (quien: { readonly id: string }, permisos: Permiso[] = ['arqueos:ver', 'cajas:revisar']) => ({
  id: quien.id,
  permisos,
});

const jornada = (cambios: Partial<Jornada> = {}) =>
  ({
    estado: 'cerrada',
    cajero: CAJERO,
    congelada: null,
    propuesta: null,
    ...cambios,
  }) satisfies Partial<Jornada>;

const nombres = (lista: ReturnType<typeof accionesDe>) => lista.map(({ accion }) => accion);
const impedidas = (lista: ReturnType<typeof accionesDe>) =>
  lista.filter(({ impedida }) => impedida !== undefined).map(({ accion }) => accion);

const EN = '2026-11-16T15:00:00Z';
const congelada = { por: JEFE, en: EN };
const propuesta = {
  id: '00000000-0000-4000-8000-0000000000f1',
  paso: 'proponer',
  por: JEFE,
  en: EN,
  texto: 'Falta un fajo',
  destino: 'empleado',
} as const;

it.each([
  ['abierta', ['congelar']],
  ['contada', []],
  ['cerrada', ['revisar', 'observar']],
  ['observada', ['revisar', 'observar']],
  ['revisada', []],
] as const)('de una %s se puede: %j', (estado, posibles) => {
  const lista = accionesDe(jornada({ estado }), con(JEFE));
  expect(nombres(lista)).toEqual(posibles);
  expect(impedidas(lista)).toEqual([]);
});

it('quien solo ve, como el auditor, no tiene botones en ningún estado', () => {
  for (const estado of ['abierta', 'contada', 'cerrada', 'observada', 'revisada'] as const)
    for (const cambios of [{}, { congelada }, { propuesta }])
      expect(accionesDe(jornada({ estado, ...cambios }), con(JEFE, ['arqueos:ver', 'cajas:ver']))).toEqual(
        [],
      );
});

it('quien fue su cajero no decide nada de ella, y se le dice', () => {
  const lista = accionesDe(jornada(), con(CAJERO));
  expect(impedidas(lista)).toEqual(['revisar', 'observar']);
  expect(lista[0]?.impedida).toContain('su cajero');
});

describe('con una propuesta que espera', () => {
  it('quien propuso ni la aprueba ni la niega; otra persona sí', () => {
    const suya = accionesDe(jornada({ propuesta }), con(JEFE));
    expect(nombres(suya)).toEqual(['aprobar', 'negar', 'observar']);
    expect(impedidas(suya)).toEqual(['aprobar', 'negar']);
    expect(suya[0]?.impedida).toContain('Usted la propuso');
    const ajena = accionesDe(jornada({ propuesta }), con(CONTADOR));
    expect(nombres(ajena)).toEqual(['aprobar', 'negar', 'observar']);
    expect(impedidas(ajena)).toEqual([]);
  });

  it('no se revisa por otro camino mientras tanto', () => {
    expect(nombres(accionesDe(jornada({ propuesta }), con(CONTADOR)))).not.toContain('revisar');
  });
});

describe('congelada', () => {
  it('la cuenta quien la congeló', () => {
    const lista = accionesDe(jornada({ estado: 'abierta', congelada }), con(JEFE));
    expect(nombres(lista)).toEqual(['contar', 'descongelar']);
    expect(impedidas(lista)).toEqual([]);
  });

  it('otra persona la deja seguir, pero no firma el conteo', () => {
    const lista = accionesDe(jornada({ estado: 'abierta', congelada }), con(CONTADOR));
    expect(impedidas(lista)).toEqual(['contar']);
    expect(lista[0]?.impedida).toContain('La congeló Jefe');
  });
});
