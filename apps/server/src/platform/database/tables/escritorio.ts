// The tables of 0003_escritorio.sql, 0028_escritorio_inicio.sql and 0029_escritorio_presencia.sql.
import type { IdDeIndicador } from '@cuadra/contract/contabilidad/indicadores';
import type {
  Disposicion,
  Esquema,
  Idioma,
  LadoDeNavegacion,
  Tema,
} from '@cuadra/contract/escritorio/preferencias';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Instante } from './columna.ts';

/** One thing listed in one of the two panels. */
interface AvisoTable {
  id: Generated<string>;
  usuario: string;
  icono: string | null;
  imagen: string | null;
  titulo: string;
  descripcion: string;
  enlace: string | null;
  usaRouter: Generated<boolean>;
  leido: Generated<boolean>;
  creadoEn: Instante;
  /** Tells which of two of the same instant came later. */
  n: GeneratedAlways<number>;
  clase: 'mensaje' | 'notificacion';
  /** Who says it; null: the system. The same person: a note to oneself. */
  remitente: string | null;
  visto: Generated<boolean>;
  /** What it asks for; null: it only tells. */
  asunto: ColumnType<string | null, string | null | undefined, never>;
}

interface AtajoTable {
  id: Generated<string>;
  n: GeneratedAlways<number>;
  usuario: string;
  nombre: string;
  descripcion: string;
  icono: string;
  enlace: string;
  usaRouter: boolean;
}

interface MensajeChatTable {
  n: GeneratedAlways<number>;
  de: string;
  para: string;
  texto: string;
  enviadoEn: Instante;
  leido: Generated<boolean>;
  llave: string | null;
}

interface PreferenciaTable {
  usuario: string;
  tema: Tema | null;
  esquema: Esquema | null;
  disposicion: Disposicion | null;
  idioma: Idioma | null;
  navegacion: LadoDeNavegacion | null;
}

interface AvatarTable {
  usuario: string;
  id: string;
  tipo: string;
  contenido: Buffer;
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

/** Which accounts make up an indicator of the welcome screen. */
interface CuentaDeIndicadorTable {
  indicador: IdDeIndicador;
  idCuenta: string;
  signo: 1 | -1;
}

export interface TablasDeEscritorio {
  cuentaDeIndicador: CuentaDeIndicadorTable;
  aviso: AvisoTable;
  atajo: AtajoTable;
  mensajeChat: MensajeChatTable;
  preferencia: PreferenciaTable;
  avatar: AvatarTable;
  vista: VistaTable;
}
