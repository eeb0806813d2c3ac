// What an export leaves behind, and why: a file that leaves the house carries no secret, and nothing that only serves on the server
// where it was made. A table that is not here is exported; a column whose name smells of a secret must be here or in
// `parecenSecretos`, and a test walks the schema for both.

/** Tables that stay, each with the reason that the file itself tells. */
export const tablasQueNoSalen: Readonly<Record<string, string>> = {
  passkey: 'Llaves de acceso de cada persona: se registran de nuevo.',
  totp: 'Secretos de los códigos temporales: se registran de nuevo.',
  recuperacion: 'Códigos de recuperación de cada persona: se generan de nuevo.',
  dispositivo_recordado: 'Navegadores recordados: abren la puerta sin segundo factor.',
  dispositivo_conocido: 'Desde dónde entra cada persona: solo sirve en este servidor.',
  ingreso_pendiente: 'Ingresos a medias: duran minutos y solo sirven en este servidor.',
  desafio: 'Lo que se pide firmar a una llave de acceso: dura minutos.',
  intento_acceso: 'Intentos fallidos de ingreso: se desvanecen con el tiempo.',
  sesion: 'Sesiones abiertas en este servidor; quién entró y cuándo está en la bitácora.',
  secreto_de_sesion: 'Con qué firma este servidor las sesiones; otro servidor tiene el suyo.',
  invitacion:
    'Invitaciones por usar: quien las tuviera podría elegir una contraseña ajena. Se invita de nuevo.',
  mensaje_chat: 'Conversaciones privadas: solo las leen quienes conversan.',
  archivo_reporte: 'Reportes ya hechos: se guardan unos días y se pueden hacer de nuevo.',
  archivo_reporte_parte: 'Las partes de los reportes que se están haciendo.',
  archivo_reporte_trozo: 'Los bytes de los reportes ya hechos.',
  reenvio_de_bitacora: 'Hasta dónde este servidor reenvió la bitácora, y la dirección a la que la reenvía.',
  consulta_de_asociado: 'Cuándo se anotó por última vez quién miró a quién: las notas están en la bitácora.',
  esquema: 'Cómo quedaron las reglas de esta base; donde se traiga, las suyas.',
  migracion: 'La versión del esquema: está en el manifiesto.',
};

/** Columns that stay, of tables that leave. They are empty where the file is brought in. */
export const columnasQueNoSalen: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  usuario: { contrasena: 'Contraseñas cifradas: cada persona elige la suya al ser invitada de nuevo.' },
};

interface FilasQueNoSalen {
  /** Which rows leave, in SQL. */
  readonly salen: string;
  readonly razon: string;
}

/** Rows that are under way here, which nobody would finish elsewhere. */
export const filasQueNoSalen: Readonly<Record<string, FilasQueNoSalen>> = {
  trabajo_pesado: { salen: `estado <> 'haciendo'`, razon: 'Lo que se está haciendo ahora mismo.' },
  entrega_de_sello: {
    salen: 'entregada_en is not null',
    razon: 'Sellos que este servidor todavía debe entregar.',
  },
};

/** Columns whose bytes are files of their own in the export, with how each is called. */
export const columnasEnArchivos: Readonly<
  Record<string, { readonly columna: string; readonly fin: string }>
> = {
  archivo: {
    columna: 'contenido',
    fin: `'.' || case tipo when 'application/pdf' then 'pdf' when 'application/xml' then 'xml' else substr(tipo, 7) end`,
  },
  archivo_de_banco: { columna: 'contenido', fin: `''` },
  pieza_legal: { columna: 'contenido', fin: `'.pdf'` },
  avatar: { columna: 'contenido', fin: `''` },
};
