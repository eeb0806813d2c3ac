// People by sheet: who would be created, with which roles, and what must be corrected first.
import { nombresDeRol } from '@cuadra/contract/acceso/permisos';
import {
  type CampoDePersona,
  camposDePersonas,
  ensayarPersonas,
  type PersonasTraidas,
  traerPersonas,
  verColumnasDePersonas,
} from '@cuadra/contract/administracion/puesta-en-marcha/personas';
import { listarUsuarios } from '@cuadra/contract/administracion/usuarios';
import { useMutation } from '@tanstack/react-query';
import { type Manera, maneraEnConsulta } from '#hojas/manera.ts';
import { UNA_A_LA_VEZ } from '#hojas/una-a-la-vez.ts';
import { useHojaElegida } from '#hojas/use-hoja-elegida.ts';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryClient } from '#platform/query.ts';
import type { SheetFile } from '#ui/files/sheet-file.ts';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import classes from '../traer-hoja.module.css';
import { TraerHoja } from '../traer-hoja.tsx';
import { contarPersonas } from './contar-personas.ts';
import { columnasDePersonas, fichaDePersonas, plantillaDePersonas } from './ficha-de-personas.ts';

interface Envio {
  readonly archivo: SheetFile;
  readonly manera: Manera<CampoDePersona>;
}

const enviado = ({ archivo: { mediaType, bytes }, manera }: Envio) => ({
  query: maneraEnConsulta(manera),
  body: { mediaType, bytes },
});
const ensayar = (envio: Envio) => call(ensayarPersonas, enviado(envio));
const crear = (envio: Envio) => call(traerPersonas, enviado(envio));

export function TraerPersonas({ onClose }: { readonly onClose: () => void }) {
  const ensayo = useMutation({ scope: UNA_A_LA_VEZ, mutationFn: ensayar });
  const traida = useMutation({ scope: UNA_A_LA_VEZ, mutationFn: crear });
  const hoja = useHojaElegida<CampoDePersona>({
    campos: camposDePersonas,
    bytesMax: traerPersonas.body.bytesMax,
    mirar: (porMirar) => call(verColumnasDePersonas, porMirar),
    alEntender: (archivo, manera) => ensayo.mutate({ archivo, manera }),
    alCambiar: ensayo.reset,
  });
  const resultado = ensayo.data;
  const nuevas = contarNuevas(resultado);
  const traer = async () => {
    if (ensayo.variables === undefined) return;
    try {
      const { personas, porCorreo } = await traida.mutateAsync(ensayo.variables);
      await queryClient.invalidateQueries({ queryKey: [listarUsuarios.path] });
      const cuantas = personas.filter(({ cambio }) => cambio === 'nueva').length;
      void notify(
        `${contarPersonas(cuantas)} con acceso. ${porCorreo ? 'Se les escribió.' : 'Imprima sus sobres.'}`,
      );
      onClose();
    } catch {
      // Something changed since the rehearsal: another one tells what is wrong now.
      ensayo.mutate(ensayo.variables);
    }
  };
  const fallos = [traida.error, ensayo.error].filter((error) => error !== null).map(messageOf);
  return (
    <TraerHoja
      titulo="Traer personas con una hoja"
      ficha={fichaDePersonas}
      hoja={hoja}
      columnas={columnasDePersonas}
      plantilla={plantillaDePersonas}
      ensayado={
        resultado && { nuevas, yaEstan: resultado.personas.length - nuevas, errores: resultado.errores }
      }
      trabajo={{ ensayando: ensayo.isPending, trayendo: traida.isPending, fallos }}
      nota={resultado === undefined ? 'Se crean todas o ninguna.' : notaDe(resultado)}
      accion={nuevas === 0 ? 'Crear' : `Crear ${contarPersonas(nuevas)}`}
      onTraer={() => void traer()}
      onClose={onClose}
    >
      <Lista personas={resultado?.personas ?? []} />
    </TraerHoja>
  );
}

function Lista({ personas }: Pick<PersonasTraidas, 'personas'>) {
  if (personas.length === 0) return null;
  const clave = ({ linea }: Persona) => String(linea);
  return <CardTable etiqueta="Personas de la hoja" columnas={columnas} filas={personas} clave={clave} />;
}

const contarNuevas = (resultado: PersonasTraidas | undefined): number =>
  resultado?.personas.filter(({ cambio }) => cambio === 'nueva').length ?? 0;

const notaDe = ({ porCorreo }: PersonasTraidas): string =>
  porCorreo
    ? 'Se crean todas o ninguna. Cada una recibe su invitación por correo.'
    : 'Se crean todas o ninguna. Después imprima sus sobres: no hay servidor de correo.';

type Persona = PersonasTraidas['personas'][number];

const columnas: readonly CardColumn<Persona>[] = [
  { titulo: 'Nombre', clase: 'principal', celda: ({ nombre }) => nombre },
  { titulo: 'Correo', clase: 'secundaria', celda: ({ correo }) => correo },
  {
    titulo: 'Roles',
    celda: ({ roles, enEspera }) => (
      <span>
        {roles.map((rol) => nombresDeRol[rol]).join(', ')}
        {enEspera && <span className={classes.marca}>Espera a una segunda persona</span>}
      </span>
    ),
  },
  { titulo: 'Agencias', clase: 'cifras', celda: ({ agencias }) => agencias.join(', ') },
  {
    titulo: 'Cambio',
    celda: ({ cambio }) =>
      cambio === 'nueva' ? 'Nueva' : <span className={classes.tenue}>Ya está: no cambia</span>,
  },
];
