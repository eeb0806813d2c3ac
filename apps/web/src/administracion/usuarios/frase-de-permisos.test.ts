import { type Rol, roles } from '@cuadra/contract/acceso/permisos';
import { describe, expect, it } from 'vitest';
import { fraseDePermisos, fraseDeRol } from './frase-de-permisos.ts';

describe('lo que cada rol puede hacer, en una frase', () => {
  const esperadas: Readonly<Record<Rol, string>> = {
    administrador:
      'Administra los usuarios y la institución, aprueba cambios de poderes, confirma la entrega de sobres, hace respaldos y exporta todos los datos; consulta la bitácora y los sellos de los libros.',
    contador:
      'Detiene cambios de poderes, atiende las señales, autoriza lo que pasa de un límite, pide autorizaciones, ' +
      'confirma la entrega de sobres, firma la puesta en marcha, edita el catálogo, registra, revierte e importa ' +
      'partidas, aprueba partidas, conciliaciones y corridas de intereses, cierra periodos, reabre periodos y conciliaciones, ' +
      'reconstruye los saldos, imprime los libros, revisa las cajas, administra las cajas y los bancos, concilia los bancos, ' +
      'publica reglas y tasas de ahorro y corrige ahorros de períodos ya pagados; ' +
      'consulta la bitácora, los sellos de los libros, los arqueos, los reportes y las facturas.',
    auxiliar:
      'Pide autorizaciones, registra partidas y concilia los bancos; consulta el catálogo, los periodos y los reportes.',
    cajero: 'Pide autorizaciones y atiende una caja.',
    jefe_agencia:
      'Atiende las señales, autoriza lo que pasa de un límite, pide autorizaciones y revisa las cajas; consulta el catálogo, las partidas, los arqueos, los reportes y los ahorros.',
    ahorros:
      'Pide autorizaciones, registra asociados y cuentas de ahorro, administra los productos de ahorro y programa los intereses; consulta el catálogo.',
    auditor: 'Consulta todo y no cambia nada.',
  };
  for (const rol of roles) {
    it(rol, () => expect(fraseDeRol(rol)).toBe(esperadas[rol]));
  }

  it('sin permisos no dice nada', () => expect(fraseDePermisos(new Set())).toBe(''));

  it('consultar una sola cosa no es consultarlo todo', () => {
    expect(fraseDePermisos(new Set(['bancos:ver']))).toBe('Consulta los bancos.');
  });
});
