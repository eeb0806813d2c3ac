// What the application and its PDF worker say to each other. The application asks for each piece (`mas`), so a slow
// reader slows down only its own document.

export type Orden =
  | { readonly tipo: 'trabajo'; readonly id: number; readonly modulo: string; readonly datos: unknown }
  | { readonly tipo: 'mas'; readonly id: number }
  | { readonly tipo: 'cancelar'; readonly id: number };

export type Aviso =
  | { readonly tipo: 'trozo'; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly tipo: 'fin'; readonly id: number }
  | { readonly tipo: 'fallo'; readonly id: number; readonly error: Error };
