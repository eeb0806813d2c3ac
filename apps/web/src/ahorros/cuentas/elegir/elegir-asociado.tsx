// Chooses an active asociado by number, DPI or name.
import type { AsociadoEnLista } from '@cuadra/contract/ahorros/asociados';
import { escribirDpi } from '#ahorros/marcas/dpi.ts';
import { FoundPicker } from '#ui/fields/found-picker.tsx';
import { Highlight } from '#ui/text/highlight.tsx';
import { consultas } from '../consultas.ts';
import classes from './elegir.module.css';

export type AsociadoElegido = Pick<AsociadoEnLista, 'id' | 'numero' | 'nombre' | 'dpi'>;

interface ElegirAsociadoProps {
  readonly etiqueta: string;
  /** Chosen already. */
  readonly salvo: readonly string[];
  readonly onElegir: (asociado: AsociadoElegido) => void;
  readonly error?: string | undefined;
  readonly autoFoco?: boolean;
}

export function ElegirAsociado({ etiqueta, salvo, onElegir, error, autoFoco = false }: ElegirAsociadoProps) {
  return (
    <FoundPicker<AsociadoElegido>
      // Empty again for the next one.
      key={salvo.join(' ')}
      etiqueta={etiqueta}
      pista="Nombre, DPI o número exacto"
      buscar={(texto) => {
        const { queryKey, queryFn } = consultas.hallarAsociados(texto);
        return {
          queryKey: [...queryKey, salvo],
          queryFn: async (contexto) => (await queryFn(contexto)).filter(({ id }) => !salvo.includes(id)),
        };
      }}
      elegido={undefined}
      onCambio={(asociado) => {
        if (asociado !== undefined) onElegir(asociado);
      }}
      clave={({ id }) => id}
      nombre={({ nombre }) => nombre}
      dibujar={({ numero, nombre, dpi }, palabras) => (
        <span className={classes.hallada}>
          <span className={classes.principal}>
            <Highlight texto={`${numero} ${nombre}`} palabras={palabras} />
          </span>
          {dpi !== null && <span className={classes.segundo}>DPI {escribirDpi(dpi)}</span>}
        </span>
      )}
      vacio="Ningún asociado activo coincide."
      error={error}
      autoFoco={autoFoco}
    />
  );
}
