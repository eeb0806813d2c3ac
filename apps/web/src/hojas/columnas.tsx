// Which column is which field: closed when everything was recognised, open when something must be chosen.
//
//   <Columnas ficha={hojaDePartidas} hoja={columnas} mapeo={mapeo} abiertas={…} onAsignar={…} />
import { type ColumnasDeHoja, type Mapeo, todosLosCampos } from '@cuadra/contract/hojas/mapeo';
import { Button } from '@mantine/core';
import { FormNotice } from '../ui/dialogs/form-notice.tsx';
import { CampoDeMapeo } from './campo-de-mapeo.tsx';
import type { FichaDeHoja } from './ficha-de-hoja.ts';
import classes from './hojas.module.css';
import { faltantes } from './mapeo.ts';
import { VistaPrevia } from './vista-previa.tsx';

interface ColumnasProps<C extends string> {
  readonly ficha: FichaDeHoja<C>;
  readonly hoja: ColumnasDeHoja<C>;
  readonly mapeo: Mapeo<C>;
  readonly abiertas: boolean;
  readonly ocupado: boolean;
  readonly onAbrir: () => void;
  readonly onAsignar: (campo: C, lugar: number | string | null) => void;
}

export function Columnas<C extends string>({
  ficha,
  hoja,
  mapeo,
  abiertas,
  ocupado,
  onAbrir,
  onAsignar,
}: ColumnasProps<C>) {
  if (!abiertas) {
    return (
      <div className={classes.reconocidas}>
        <span>{explicar(hoja, mapeo)}</span>
        <Button variant="subtle" size="compact-sm" disabled={ocupado} onClick={onAbrir}>
          Cambiar columnas
        </Button>
      </div>
    );
  }
  const faltan = faltantes(ficha.campos, mapeo);
  return (
    <section className={classes.columnas} aria-label="Columnas">
      {faltan.length > 0 && (
        <FormNotice
          tono="info"
          texto={`Diga dónde ${faltan.length === 1 ? 'está' : 'están'}: ${lista.format(faltan.map((campo) => ficha.nombres[campo].toLowerCase()))}.`}
        />
      )}
      <div className={classes.campos}>
        {todosLosCampos(ficha.campos).map((campo) => (
          <CampoDeMapeo
            key={campo}
            campo={campo}
            ficha={ficha}
            hoja={hoja}
            lugar={mapeo[campo]}
            ocupado={ocupado}
            onAsignar={(lugar) => onAsignar(campo, lugar)}
          />
        ))}
      </div>
      <VistaPrevia ficha={ficha} hoja={hoja} mapeo={mapeo} />
    </section>
  );
}

function explicar<C extends string>(hoja: ColumnasDeHoja<C>, mapeo: Mapeo<C>): string {
  if (mapeo !== hoja.mapeo) return 'Se usan las columnas que usted eligió.';
  return hoja.recordado
    ? 'Se usan las columnas que usted eligió la última vez para una hoja como esta.'
    : 'Las columnas se reconocieron por sus encabezados.';
}

const lista = new Intl.ListFormat('es', { type: 'conjunction' });
