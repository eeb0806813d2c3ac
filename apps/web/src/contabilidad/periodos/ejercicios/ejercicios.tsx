// From which year the books are kept here, which years of before are brought, and how each one goes.
import { verEjercicios } from '@cuadra/contract/contabilidad/periodos/ejercicios';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Card } from '#ui/page/card.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { useAtribuciones } from '../atribuciones.ts';
import { AbrirAnios } from './abrir-anios.tsx';
import { Anios } from './anios.tsx';

export function Ejercicios() {
  const { cierra } = useAtribuciones();
  const consulta = useQuery(queryOf(verEjercicios));
  return (
    <Pagina
      titulo="Ejercicios"
      proposito="Desde qué año se llevan los libros aquí y qué años anteriores se traen."
      acciones={<PlainLink to="/administracion/puesta-en-marcha">Volver a la guía</PlainLink>}
    >
      <Loaded consulta={consulta} filas={6} etiqueta="Cargando los ejercicios">
        {(ejercicios) => (
          <>
            {!ejercicios.enPuestaEnMarcha && (
              <FormNotice
                tono="info"
                texto="La puesta en marcha ya está firmada: aquí queda la constancia de los años que se llevan y de los que se trajeron."
              />
            )}
            {ejercicios.enPuestaEnMarcha && cierra && (
              <AbrirAnios
                key={`${ejercicios.primerEjercicio} ${ejercicios.ejercicios[0]?.anio}`}
                ejercicios={ejercicios}
              />
            )}
            <Card titulo="Años en los libros">
              <Anios ejercicios={ejercicios} cierra={cierra} />
            </Card>
          </>
        )}
      </Loaded>
    </Pagina>
  );
}
