// The beginning of every dialog that brings a sheet: where it is chosen, what went wrong with it, and how it is read.
//
//   <HojaPorTraer ficha={fichaDePersonas} hoja={useHojaElegida(…)} nota="CSV o XLSX" ocupado={…} />
import { useState } from 'react';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { FileDrop } from '#ui/files/file-drop.tsx';
import { SHEET_EXTENSIONS } from '#ui/files/sheet-file.ts';
import { Columnas } from './columnas.tsx';
import type { FichaDeHoja } from './ficha-de-hoja.ts';
import { estaCompleta } from './manera.ts';
import type { useHojaElegida } from './use-hoja-elegida.ts';

interface HojaPorTraerProps<C extends string> {
  readonly ficha: FichaDeHoja<C>;
  readonly hoja: ReturnType<typeof useHojaElegida<C>>;
  readonly nota: string;
  readonly ocupado: boolean;
  /** What failed once the sheet was understood. */
  readonly fallos: readonly string[];
}

export function HojaPorTraer<C extends string>({ ficha, hoja, nota, ocupado, fallos }: HojaPorTraerProps<C>) {
  const { archivo, columnas, manera } = hoja;
  const [conColumnas, setConColumnas] = useState(false);
  return (
    <>
      <FileDrop
        etiqueta={archivo === undefined ? 'Elija un archivo' : 'Elija otro archivo'}
        extensiones={SHEET_EXTENSIONS}
        nota={archivo?.nombre ?? nota}
        ocupado={hoja.mirando || ocupado}
        onArchivo={(elegido) => {
          setConColumnas(false);
          void hoja.elegir(elegido);
        }}
      />
      {[...hoja.fallos, ...fallos].map((fallo) => (
        <FormNotice key={fallo} tono="error" texto={fallo} />
      ))}
      {columnas !== undefined && manera !== undefined && (
        <Columnas
          ficha={ficha}
          hoja={columnas}
          manera={manera}
          abiertas={conColumnas || !estaCompleta(ficha.campos, columnas, manera)}
          ocupado={ocupado}
          onAbrir={() => setConColumnas(true)}
          onManera={(elegida) => {
            setConColumnas(true);
            hoja.leerAsi(elegida);
          }}
          onHoja={hoja.elegirHoja}
        />
      )}
    </>
  );
}
