// A new account, with the next free code offered and its place told while the code is typed.
import { type Cuenta, crearCuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import {
  flujoPorOmision,
  margenPorOmision,
  NIVEL_MAX,
  naturalezasAdmitidas,
  padreDe,
} from '@cuadra/core/catalogo';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import type { Arbol, Nodo } from '../arbol.ts';
import { refrescarCatalogo } from '../refrescar-catalogo.ts';
import { CampoDeEtiquetas } from './campo-de-etiquetas.tsx';
import { CampoDeLugar } from './campo-de-lugar.tsx';
import { CamposDeCuenta } from './campos-de-cuenta.tsx';
import {
  type CuentaEscrita,
  type FormularioDeCuenta,
  useFormularioDeCuenta,
} from './formulario-de-cuenta.ts';
import classes from './formularios.module.css';
import { CUENTA_NUEVA } from './sin-guardar.ts';

interface CrearCuentaProps {
  readonly arbol: Arbol;
  /** Under which account; undefined when the person is to choose. */
  readonly idParent: string | undefined;
  readonly onClose: () => void;
  readonly onCreada: (cuenta: Cuenta) => void;
}

export function CrearCuenta({ arbol, idParent: inicial, onClose, onCreada }: CrearCuentaProps) {
  const catalogoVacio = arbol.porId.size === 0;
  const [idParent, setIdParent] = useState(catalogoVacio ? null : inicial);
  const form = useFormularioDeCuenta(catalogoVacio ? PRIMERA : SIGUIENTE);
  const codigo = useWatch({ control: form.control, name: 'idCuenta' });
  const { errors, isSubmitting, dirtyFields } = form.formState;

  const guardar = () =>
    form.enviar(async (nueva) => {
      const creada = await call(crearCuenta, { body: nueva });
      await refrescarCatalogo();
      void notify(`Cuenta ${creada.idCuenta} creada.`);
      onCreada(creada);
    });
  return (
    <FormDialog titulo="Nueva cuenta" conCambios={dirtyFields.nombreCuenta === true} onClose={onClose}>
      <form noValidate onSubmit={submitWith(guardar)}>
        <div className={classes.campos}>
          <UnsavedWork
            nombre={CUENTA_NUEVA}
            formulario={form}
            alRestaurar={({ idCuenta }) => {
              if (idCuenta !== '') setIdParent(padreDe(idCuenta));
            }}
          />
          {form.general !== undefined && <FormNotice tono="error" texto={form.general} />}
          <CampoDeLugar
            arbol={arbol}
            destinos={[...arbol.porId.values()].filter(admiteSubcuentas).map(({ cuenta }) => cuenta)}
            etiquetaDelMayor="Depende de"
            idParent={idParent}
            onParent={setIdParent}
            codigo={codigo}
            onCodigo={(nuevo) => ponerCodigo(form, arbol, nuevo)}
            error={errors.idCuenta?.message}
          />
          <CamposDeCuenta form={form} autoFoco={idParent !== undefined} />
          <CampoDeEtiquetas form={form} arbol={arbol} />
        </div>
        <FormDialogFooter onCancelar={onClose}>
          <Button type="submit" loading={isSubmitting}>
            Crear cuenta
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}

const SIGUIENTE: CuentaEscrita = {
  idCuenta: '',
  nombreCuenta: '',
  tipoCuenta: 'D',
  naturaleza: 'deudora',
  estado: 'activa',
  etiquetas: [],
};
/** The first ones of a chart are its classes. */
const PRIMERA: CuentaEscrita = { ...SIGUIENTE, tipoCuenta: 'M' };

const admiteSubcuentas = ({ cuenta, nivel }: Nodo) => cuenta.tipoCuenta === 'M' && nivel < NIVEL_MAX;

/** The code brings the nature of its class with it (where the class has two, the one of the account of mayor) its flujo and its margen. */
function ponerCodigo(form: FormularioDeCuenta, { porId }: Arbol, codigo: string): void {
  form.setValue('idCuenta', codigo, { shouldValidate: form.formState.isSubmitted });
  const mayor = porId.get(padreDe(codigo) ?? '')?.cuenta;
  if (codigo !== '' && form.formState.dirtyFields.flujo !== true)
    form.setValue('flujo', flujoPorOmision(codigo, mayor?.flujo));
  if (form.formState.dirtyFields.margen !== true)
    form.setValue('margen', margenPorOmision(codigo, mayor?.margen) ?? undefined);
  const admitidas = naturalezasAdmitidas(codigo);
  const elegida = form.formState.dirtyFields.naturaleza === true;
  if (codigo === '' || (admitidas.length > 1 && elegida)) return;
  const delMayor = mayor?.naturaleza ?? form.getValues('naturaleza');
  const preferida = admitidas.find((una) => una === delMayor) ?? admitidas[0];
  if (preferida !== undefined) form.setValue('naturaleza', preferida);
}
