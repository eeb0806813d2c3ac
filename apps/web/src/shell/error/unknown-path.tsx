import { getRouteApi } from '@tanstack/react-router';
import { GlobalSearchBox } from '../../escritorio/busqueda/global-search-box.tsx';
import { EmptyLayout } from '../layouts/empty.tsx';
import { MainLayout } from '../main-layout.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const ruta = getRouteApi('/$');

export function Page() {
  const { dentro } = ruta.useLoaderData();
  const Layout = dentro ? MainLayout : EmptyLayout;
  return (
    <Layout>
      {dentro ? (
        <NotFoundPage>
          <GlobalSearchBox />
        </NotFoundPage>
      ) : (
        <NotFoundPage />
      )}
    </Layout>
  );
}
