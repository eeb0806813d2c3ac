// What the application and its worker say to each other. The application asks for each piece (`mas`), so a slow reader
// slows down only its own document; the worker asks for each batch of rows (`pide`), so that a long report is never
// whole in memory.

export type Orden =
  | {
      readonly tipo: 'trabajo';
      readonly id: number;
      readonly modulo: string;
      readonly datos: unknown;
    }
  | { readonly tipo: 'mas'; readonly id: number }
  | { readonly tipo: 'filas'; readonly id: number; readonly filas: readonly unknown[] | null }
  | { readonly tipo: 'cancelar'; readonly id: number };

export type Aviso =
  | { readonly tipo: 'trozo'; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly tipo: 'pide'; readonly id: number }
  | { readonly tipo: 'fin'; readonly id: number }
  | { readonly tipo: 'fallo'; readonly id: number; readonly error: Error };
