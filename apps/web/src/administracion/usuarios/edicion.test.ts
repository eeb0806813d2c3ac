import { describe, expect, it } from 'vitest';
import {
  cambiosDe,
  campoDelRechazo,
  type DatosEditables,
  datosDe,
  describirCambios,
  fusionar,
} from './edicion.ts';

const base: DatosEditables = {
  nombre: 'Ana Morales',
  correo: 'ana@cuadra.demo',
  roles: ['contador'],
  agencias: ['01', '02'],
  activo: true,
};

describe('lo que cambió de un usuario', () => {
  it('nada cuando nada cambió, aunque las listas vengan en otro orden', () => {
    expect(cambiosDe(base, { ...base, agencias: ['02', '01'] })).toEqual({});
  });

  it('solo lo distinto', () => {
    expect(cambiosDe(base, { ...base, correo: 'am@cuadra.demo', roles: ['contador', 'auditor'] })).toEqual({
      correo: 'am@cuadra.demo',
      roles: ['contador', 'auditor'],
    });
  });

  it('los datos salen en el orden del formulario', () => {
    const usuario = {
      ...base,
      id: crypto.randomUUID(),
      roles: ['auditor' as const, 'administrador' as const],
      agencias: ['03', '01'],
      creadoEn: '2026-01-05T15:00:00Z',
      ultimoIngreso: null,
      sesionesAbiertas: 0,
      version: 1,
      enEspera: [],
      tieneContrasena: true,
      invitacion: null,
    };
    expect(datosDe(usuario)).toEqual({
      ...base,
      roles: ['administrador', 'auditor'],
      agencias: ['01', '03'],
    });
  });
});

describe('dos personas editan al mismo usuario', () => {
  const vigentes = { ...base, nombre: 'Ana L. Morales', roles: ['auditor' as const] };

  it('lo que cambió cada una se conserva', () => {
    expect(fusionar(base, { ...base, correo: 'otra@cuadra.demo' }, vigentes)).toEqual({
      ...base,
      nombre: 'Ana L. Morales',
      correo: 'otra@cuadra.demo',
      roles: ['auditor'],
    });
  });

  it('donde cambiaron lo mismo queda lo propio, que la persona revisa antes de guardar', () => {
    expect(fusionar(base, { ...base, nombre: 'Anita' }, vigentes).nombre).toBe('Anita');
  });

  it('lo ajeno se dice en palabras', () => {
    expect(describirCambios(cambiosDe(base, { ...vigentes, activo: false, agencias: ['03'] }))).toEqual([
      'Nombre: Ana L. Morales',
      'Roles: Auditor',
      'Agencias: 03',
      'Estado: Deshabilitado',
    ]);
  });
});

describe('dónde se muestra un rechazo', () => {
  it('junto a lo que lo causó', () => {
    expect(campoDelRechazo('ULTIMO_ADMINISTRADOR', { activo: false })).toBe('activo');
    expect(campoDelRechazo('NO_A_SI_MISMO', { roles: ['auditor'] })).toBe('roles');
    expect(campoDelRechazo('CORREO_EN_USO', { activo: false })).toBeUndefined();
  });
});
