import type { Usuario } from '@cuadra/contract/administracion/usuarios';
import { describe, expect, it } from 'vitest';
import { cuenta, direccionDeUsuarios, filtrarUsuarios, filtrosActivos } from './filtros.ts';

const { parse: leerBusqueda } = direccionDeUsuarios;

const usuario = (nombre: string, cambios: Partial<Usuario> = {}): Usuario => ({
  id: crypto.randomUUID(),
  nombre,
  correo: `${nombre.split(' ')[0]?.toLowerCase()}@cuadra.demo`,
  roles: ['contador'],
  agencias: ['01'],
  activo: true,
  creadoEn: '2026-01-05T15:00:00Z',
  ultimoIngreso: null,
  sesionesAbiertas: 0,
  version: 1,
  enEspera: [],
  tieneContrasena: true,
  invitacion: null,
  ...cambios,
});

const usuarios = [
  usuario('José Peláez', { roles: ['contador', 'auditor'], agencias: ['01', '02'] }),
  usuario('María Núñez', { roles: ['cajero'], agencias: ['02'] }),
  usuario('Hugo Ac', { activo: false }),
];
const nombres = (filtros: Parameters<typeof filtrarUsuarios>[1]) =>
  filtrarUsuarios(usuarios, filtros).map(({ nombre }) => nombre);

describe('los filtros de usuarios', () => {
  it('sin filtros están todos', () => expect(nombres({})).toHaveLength(3));
  it('la búsqueda no mira acentos ni mayúsculas', () =>
    expect(nombres({ q: 'nunez MARIA' })).toEqual(['María Núñez']));
  it('la búsqueda también mira el correo', () => expect(nombres({ q: 'hugo@' })).toEqual(['Hugo Ac']));
  it('por rol, aunque tenga otros', () => expect(nombres({ rol: 'auditor' })).toEqual(['José Peláez']));
  it('por agencia', () => expect(nombres({ agencia: '02' })).toEqual(['José Peláez', 'María Núñez']));
  it('por estado', () => expect(nombres({ estado: 'deshabilitado' })).toEqual(['Hugo Ac']));
  it('todos a la vez', () =>
    expect(nombres({ agencia: '02', rol: 'cajero', estado: 'activo', q: 'pelaez' })).toEqual([]));
});

describe('lo que dice la dirección', () => {
  it('se lee lo conocido', () => {
    const busqueda = {
      q: 'ana',
      rol: 'cajero',
      agencia: '01',
      estado: 'activo',
      vista: 'solicitudes',
      usuario: 'nuevo',
      pagina: 3,
      porPagina: 25,
    };
    expect(leerBusqueda(busqueda)).toEqual(busqueda);
  });

  it('lo desconocido se deja fuera, sin fallar', () => {
    expect(
      leerBusqueda({ q: '  ', rol: 'jefe', agencia: {}, estado: 'x', vista: 'otra', usuario: [] }),
    ).toEqual({});
  });

  it('una página o un tamaño imposibles son los habituales', () => {
    for (const crudo of [{ pagina: 0 }, { pagina: 'x' }, { pagina: 1.5 }, { pagina: 1 }, { porPagina: 7 }])
      expect(leerBusqueda(crudo)).toEqual({});
  });

  it('un código de agencia que parece número sigue siendo un código', () => {
    expect(leerBusqueda({ agencia: 10 })).toEqual({ agencia: '10' });
  });
});

describe('los filtros en palabras', () => {
  it('en el orden de la pantalla', () => {
    const filtros = { q: ' ana ', estado: 'activo', rol: 'jefe_agencia', agencia: '02' } as const;
    expect(filtrosActivos(filtros, (id) => `${id} Salamá`).map(({ text: texto }) => texto)).toEqual([
      'Búsqueda: ana',
      'Rol: Jefe de agencia',
      'Agencia: 02 Salamá',
      'Estado: Activo',
    ]);
  });

  it('la cuenta', () => {
    expect([cuenta(38, 38), cuenta(3, 38), cuenta(1, 1), cuenta(0, 2)]).toEqual([
      '38 usuarios',
      '3 de 38 usuarios',
      '1 usuario',
      '0 de 2 usuarios',
    ]);
  });
});
