// Which applied run a corrective one corrects: its products, agencias and days are those of that one, to be narrowed if wanted.

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { periodoEscrito, ultimoDiaDe } from '#ahorros/intereses/periodo-escrito.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { both, Loaded } from '#ui/loading/loaded.tsx';
import { consultas } from '../consultas.ts';
import type { CorridaEscrita } from './corrida-escrita.ts';

interface CualSeCorrigeProps {
  readonly formulario: UseFormReturn<CorridaEscrita>;
  readonly onElegida: () => void;
}

/** The last ones: what is older is corrected from its own page. */
const OFRECIDAS = 50;

export function CualSeCorrige({ formulario, onElegida }: CualSeCorrigeProps) {
  const { watch, setValue, formState } = formulario;
  const aplicadas = useInfiniteQuery(consultas.corridas({ estado: 'aplicado', porPagina: OFRECIDAS }));
  const productos = useQuery(consultas.productos());
  return (
    <Loaded
      consulta={both(aplicadas, productos)}
      filas={1}
      alto={36}
      etiqueta="Cargando las corridas aplicadas"
    >
      {([{ pages }, { productos: todos }]) => {
        const ofrecidas = (pages[0]?.corridas ?? []).filter(({ clase }) => clase !== 'cierre');
        if (ofrecidas.length === 0)
          return <FormNotice tono="info" texto="Todavía no hay corridas aplicadas que corregir." />;
        const elegir = (id: string | undefined) => {
          const elegida = ofrecidas.find((una) => String(una.id) === id);
          setValue('corrige', elegida?.id ?? null, { shouldDirty: true, shouldValidate: true });
          if (elegida === undefined) return;
          const suyos = todos.filter(({ codigo }) => elegida.productos.includes(codigo));
          setValue(
            'productos',
            suyos.map((uno) => uno.id),
            { shouldDirty: true },
          );
          setValue('agencias', elegida.agencias, { shouldDirty: true });
          setValue('desde', elegida.desde, { shouldDirty: true });
          setValue('ultimoDia', ultimoDiaDe(elegida), { shouldDirty: true });
          onElegida();
        };
        return (
          <div>
            <SelectField
              etiqueta="Corrida que se corrige"
              todos="Elija una corrida aplicada"
              valor={watch('corrige') === null ? undefined : String(watch('corrige'))}
              opciones={ofrecidas.map((una) => [String(una.id), `${una.nombre} (${periodoEscrito(una)})`])}
              onCambio={elegir}
            />
            {formState.errors.corrige !== undefined && (
              <FormNotice tono="error" texto={formState.errors.corrige.message} />
            )}
          </div>
        );
      }}
    </Loaded>
  );
}
