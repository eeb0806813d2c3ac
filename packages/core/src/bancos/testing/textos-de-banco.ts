// For tests: what banks of Guatemala write about a movement, and what the books say about the same one.
import type { Azar } from './azar.ts';

const NOMBRES =
  'María José Juan Carlos Luis Ana Marta Pedro Rosa Miguel Elena Óscar Sofía Julio Carmen Edgar Lidia Byron Wendy Hugo Irma Mynor Brenda Otto Gladys'.split(
    ' ',
  );
const APELLIDOS =
  'López García Pérez Hernández González Ramírez Morales Castillo Méndez Ajú Choc Tzul Batz Xicará Chávez Barrios Fuentes Monterroso Recinos Ortiz Cifuentes Sandoval Estrada Yax Quiñónez Alvarado Orozco Maldonado Tum Sical Coc Ixcot Velásquez Marroquín Escobar Aguilar De León Solórzano Godínez Lemus Paz Reyes'.split(
    ' ',
  );
export const AGENCIAS =
  'Central Mazatenango Zacapa Cobán Quetzaltenango Jalapa Chimaltenango Escuintla'.split(' ');
const PROVEEDORES = [
  'Distribuidora El Sol',
  'Papelería Maya',
  'Energuate',
  'Telecomunicaciones de Guatemala',
  'Servicios Contables Ixchel',
  'Imprenta Moderna',
  'Ferretería La Económica',
  'Seguros Columna',
];

export function persona(azar: Azar): string {
  return `${azar.de(NOMBRES)} ${azar.de(APELLIDOS)} ${azar.de(APELLIDOS)}`;
}

export function proveedor(azar: Azar): string {
  return azar.suerte(40) ? azar.de(PROVEEDORES) : persona(azar);
}

/** As a bank writes it: capitals without accents, and often cut. */
export function delBanco(azar: Azar, texto: string): string {
  const mayusculas = texto.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  return azar.suerte(35) ? mayusculas.slice(0, azar.entero(14, 24)).trim() : mayusculas;
}

/** The number of a document as one side happens to write it. */
export function documento(azar: Azar, numero: number, prefijo: string): string {
  return azar.de([
    String(numero),
    String(numero).padStart(azar.entero(6, 12), '0'),
    `${prefijo}-${numero}`,
    `${prefijo} ${String(numero).padStart(8, '0')}`,
    `No. ${numero}`,
  ]);
}
