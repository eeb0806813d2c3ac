// How columns read and are written, where it is not what the type of the column says by itself.
import type { ColumnType } from 'kysely';

/** An instant: read as ISO text, written as ISO text. */
export type Instante = ColumnType<string, string, string>;

/** What the ledger's own triggers keep: the application reads it. */
export type SoloLectura<Table> = { [Column in keyof Table]: ColumnType<Table[Column], never, never> };

/** Rows that are always there: the application changes them, and neither adds nor removes any. */
export type SinAltas<Table> = { [Column in keyof Table]: ColumnType<Table[Column], never, Table[Column]> };
