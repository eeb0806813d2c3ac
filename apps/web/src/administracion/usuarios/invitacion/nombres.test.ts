import type { Invitacion } from '@cuadra/contract/acceso/invitaciones';
import { describe, expect, it } from 'vitest';
import { explicarInvitacion, resumirInvitacion } from './nombres.ts';

const sobre: Invitacion = {
  id: crypto.randomUUID(),
  estado: 'por-confirmar',
  via: 'sobre',
  creadaEn: '2026-11-16T15:00:00Z',
  venceEn: '2026-11-18T15:00:00Z',
  exenta: false,
};

describe('en qué va la invitación de una persona', () => {
  it('de quien tiene contraseña y no espera nada no se dice nada', () => {
    const persona = { tieneContrasena: true, invitacion: null };
    expect([resumirInvitacion(persona), explicarInvitacion(persona)]).toEqual(['', '']);
  });

  it('de quien nadie ha invitado se dice que no puede ingresar', () => {
    const persona = { tieneContrasena: false, invitacion: null };
    expect(resumirInvitacion(persona)).toBe('Sin invitación');
    expect(explicarInvitacion(persona)).toContain('no puede ingresar');
  });

  it('de un sobre por confirmar se dice qué falta y hasta cuándo', () => {
    const persona = { tieneContrasena: true, invitacion: sobre };
    expect(resumirInvitacion(persona)).toBe('Sobre por confirmar');
    expect(explicarInvitacion(persona)).toMatch(/^El sobre impreso el 16\/11\/2026.*confirme.*18\/11\/2026/);
  });

  it.each(['usada', 'anulada', 'vencida'] as const)(
    'una %s no le importa a quien ya tiene contraseña; a quien no, sí',
    (estado) => {
      const invitacion = { ...sobre, estado };
      expect(resumirInvitacion({ tieneContrasena: true, invitacion })).toBe('');
      expect(resumirInvitacion({ tieneContrasena: false, invitacion })).not.toBe('');
    },
  );

  it('de uno que no pudo confirmarse se dice por qué', () => {
    const invitacion = { ...sobre, estado: 'lista' as const, exenta: true };
    expect(explicarInvitacion({ tieneContrasena: false, invitacion })).toContain('no había otra persona');
  });
});
