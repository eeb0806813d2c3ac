// The rules of a product from a day on, written beside the product: each choice says what it means, and what does not go together is
// said at its field while it is written.

import type { ProductoDeAhorro, VersionDeProducto } from '@cuadra/contract/ahorros/productos';
import { editarReglas, escribirReglas } from '@cuadra/contract/ahorros/reglas';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { EditDrawer, EditDrawerFooter } from '#ui/dialogs/edit-drawer.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { todayInGuatemala } from '#ui/format/date.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarProductos } from '../consultas.ts';
import { primerDiaLibre } from '../primer-dia-libre.ts';
import { CamposDeReglas } from './campos-de-reglas.tsx';
import { camposDeReglas, type Escritas, escritasDe, leerReglas } from './reglas-escritas.ts';

interface EditorDeReglasProps {
  readonly producto: ProductoDeAhorro;
  /** Absent: another is begun, as what is in force. */
  readonly borrador: VersionDeProducto | undefined;
  readonly onCerrar: () => void;
}

export function EditorDeReglas(props: EditorDeReglasProps) {
  const { producto, borrador, onCerrar } = props;
  return (
    <EditDrawer
      opened
      title={borrador === undefined ? 'Escribir reglas' : 'Editar reglas por publicar'}
      subtitle={`${producto.codigo} ${producto.nombre}`}
      onClose={onCerrar}
    >
      <Formulario {...props} />
    </EditDrawer>
  );
}

function Formulario(props: EditorDeReglasProps) {
  const { producto, borrador, onCerrar } = props;
  const { formulario, general, intentado, errores, guardar } = useReglas(props);
  return (
    <FormProvider {...formulario}>
      <Stack
        as="form"
        grow
        gap="xl"
        noValidate
        aria-label="Reglas del producto"
        onSubmit={submitWith(guardar)}
      >
        <UnsavedWork
          name={`ahorros/productos/${producto.id}/reglas/${borrador?.id ?? ''}`}
          form={formulario}
        />
        {general !== undefined && <FormNotice tone="error" text={general} />}
        <CamposDeReglas
          clase={producto.clase}
          pagadoHasta={producto.pagadoHasta}
          errores={errores}
          intentado={intentado}
        />
        <EditDrawerFooter>
          <Button variant="default" onClick={onCerrar}>
            Cancelar
          </Button>
          <Button type="submit" loading={formulario.formState.isSubmitting}>
            Guardar por publicar
          </Button>
        </EditDrawerFooter>
      </Stack>
    </FormProvider>
  );
}

function useReglas({ producto, borrador, onCerrar }: EditorDeReglasProps) {
  const { id, clase, versiones, tablas, pagadoHasta } = producto;
  const [general, setGeneral] = useState<string>();
  const [intentado, setIntentado] = useState(false);
  const formulario = useForm<Escritas>({
    defaultValues: escritasDe(
      clase,
      borrador ?? versiones.find(({ situacion }) => situacion === 'vigente') ?? versiones[0],
      borrador?.desde ?? primerDiaLibre(versiones, pagadoHasta, todayInGuatemala()),
    ),
  });
  const escritas = formulario.watch();
  const aLaVez = tablas.filter(
    ({ estado, ultimoDia }) => estado === 'publicada' && (ultimoDia === null || ultimoDia >= escritas.desde),
  );
  const { cuerpo, errores } = leerReglas(clase, escritas, aLaVez);
  const guardar = formulario.handleSubmit(async () => {
    setIntentado(true);
    setGeneral(cuerpo === undefined ? 'Corrija los campos señalados.' : undefined);
    if (cuerpo === undefined) return;
    try {
      await (borrador === undefined
        ? call(escribirReglas, { params: { id }, body: cuerpo })
        : call(editarReglas, {
            params: { id, regla: borrador.id },
            body: { ...cuerpo, version: borrador.version },
          }));
      void notify('Reglas guardadas. Falta que otra persona las publique.');
      formulario.reset(escritas);
      onCerrar();
      await refrescarProductos();
    } catch (error) {
      setGeneral(applyErrors(error, formulario.setError, camposDeReglas));
    }
  });
  return { formulario, general, intentado, errores, guardar };
}
