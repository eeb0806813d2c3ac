// An asociado as it is written in the form, where what is left empty is an empty text, and as the server is told.
import type { Asociado } from '@cuadra/contract/ahorros/asociados';

export interface AsociadoEscrito {
  nombre: string;
  dpi: string;
  documento: string;
  nit: string;
  nacimiento: string;
  telefono: string;
  correo: string;
  direccion: string;
  agencia: string;
  ingreso: string;
}

export const enBlanco = (agencia: string, hoy: string): AsociadoEscrito => ({
  ...{ nombre: '', dpi: '', documento: '', nit: '', nacimiento: '', telefono: '', correo: '', direccion: '' },
  agencia,
  ingreso: hoy,
});

export const escritoDe = (asociado: Asociado): AsociadoEscrito => ({
  nombre: asociado.nombre,
  dpi: asociado.dpi ?? '',
  documento: asociado.documento ?? '',
  nit: asociado.nit ?? '',
  nacimiento: asociado.nacimiento ?? '',
  telefono: asociado.telefono ?? '',
  correo: asociado.correo ?? '',
  direccion: asociado.direccion ?? '',
  agencia: asociado.agencia,
  ingreso: asociado.ingreso,
});

export const porEnviar = (escrito: AsociadoEscrito) => ({
  nombre: escrito.nombre,
  dpi: oNada(escrito.dpi),
  documento: oNada(escrito.documento),
  nit: oNada(escrito.nit.replaceAll('-', '').replaceAll(' ', '').toUpperCase()),
  nacimiento: oNada(escrito.nacimiento),
  telefono: oNada(escrito.telefono),
  correo: oNada(escrito.correo),
  direccion: oNada(escrito.direccion),
  agencia: escrito.agencia,
  ...(escrito.ingreso === '' ? {} : { ingreso: escrito.ingreso }),
});

const oNada = (texto: string): string | null => (texto.trim() === '' ? null : texto.trim());
