// The tables of 0016_acceso_segundo_factor.sql.
import type { Rol } from '@cuadra/contract/acceso/permisos';
import type { ColumnType, Generated } from 'kysely';
import type { Instante } from './columna.ts';

interface PasskeyTable {
  id: Generated<string>;
  usuario: string;
  credencial: string;
  clavePublica: Buffer;
  contador: Generated<number>;
  transportes: Generated<string[]>;
  nombre: string;
  creadaEn: Instante;
  ultimoUso: Instante | null;
}

interface TotpTable {
  id: Generated<string>;
  usuario: string;
  secreto: Buffer;
  creadoEn: Instante;
  confirmadoEn: Instante | null;
  ultimoPaso: number | null;
}

interface RecuperacionTable {
  usuario: string;
  huellas: string[];
  quedan: ColumnType<number, never, never>;
  creadosEn: Instante;
}

interface DispositivoRecordadoTable {
  id: Generated<string>;
  usuario: string;
  huella: string;
  navegador: string;
  direccion: string;
  creadoEn: Instante;
  ultimoUso: Instante;
  venceEn: Instante;
}

interface IngresoPendienteTable {
  huella: string;
  usuario: string;
  creadoEn: Instante;
  venceEn: Instante;
}

export type Proposito = 'registro' | 'ingreso' | 'segundo-factor' | 'reautenticacion';

interface DesafioTable {
  valor: string;
  proposito: Proposito;
  deQuien: string;
  venceEn: Instante;
}

interface RolConSegundoFactorTable {
  rol: Rol;
}

interface SecretoDeSesionTable {
  huella: string;
  desde: Instante;
}

export interface TablasDeSegundoFactor {
  secretoDeSesion: SecretoDeSesionTable;
  passkey: PasskeyTable;
  totp: TotpTable;
  recuperacion: RecuperacionTable;
  dispositivoRecordado: DispositivoRecordadoTable;
  ingresoPendiente: IngresoPendienteTable;
  desafio: DesafioTable;
  rolConSegundoFactor: RolConSegundoFactorTable;
}
