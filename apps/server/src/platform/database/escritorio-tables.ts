// The tables of the shell's own data, each person their own (see tables.ts).
import type { Generated } from 'kysely';
import type { Instante } from './tables.ts';

/** One thing listed in one of the two panels. */
interface AvisoTable {
  id: Generated<string>;
  /** Of two of the same instant, the later one. */
  n: Generated<number>;
  usuario: string;
  clase: 'mensaje' | 'notificacion';
  /** Who says it; null: the system. The same person: a note to oneself. */
  remitente: string | null;
  icono: string | null;
  imagen: string | null;
  titulo: string;
  descripcion: string;
  enlace: string | null;
  usaRouter: Generated<boolean>;
  leido: Generated<boolean>;
  visto: Generated<boolean>;
  creadoEn: Instante;
}

interface AtajoTable {
  id: Generated<string>;
  n: Generated<number>;
  usuario: string;
  nombre: string;
  descripcion: string;
  icono: string;
  enlace: string;
  usaRouter: boolean;
}

interface MensajeChatTable {
  n: Generated<number>;
  de: string;
  para: string;
  texto: string;
  enviadoEn: Instante;
  leido: Generated<boolean>;
  llave: string | null;
}

/** A name for the filters of a screen. */
interface VistaTable {
  id: Generated<string>;
  usuario: string;
  pantalla: string;
  nombre: string;
  consulta: string;
  orden: number;
}

export interface TablasDeEscritorio {
  aviso: AvisoTable;
  atajo: AtajoTable;
  mensajeChat: MensajeChatTable;
  vista: VistaTable;
}
