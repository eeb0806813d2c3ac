// What an administrator does with people, and how it reaches them at once.
import { darSesion, ingresar, llenarIngreso } from './paginas/acceso.ts';
import { CONTRASENA, nuevasPersonas } from './paginas/personas.ts';
import { imprimirSobreDe, llenarSobre } from './paginas/sobres.ts';
import { expect, test } from './prueba.ts';

test('una solicitud llega en vivo, se aprueba, y quien confirma la entrega del sobre deja entrar a la persona', async ({
  browser,
  page,
  vigilancia,
}) => {
  vigilancia.admitirFallosDeRed();
  await darSesion(page, 'admin@cuadra.demo');
  await page.goto('/administracion/usuarios');
  await page.getByRole('tab', { name: /Solicitudes/ }).click();

  const visita = await browser.newPage();
  await visita.goto('/sign-up');
  await visita.getByLabel(/^Nombre completo/).fill('Dominga Pop Caal');
  await visita.getByLabel(/^Correo electrónico/).fill('dominga@ejemplo.gt');
  await expect(visita.getByLabel(/Contraseña/)).toHaveCount(0);
  await visita.getByLabel(/^Acepto/).check();
  await visita.getByRole('button', { name: /Solicitar|Enviar/ }).click();
  await expect(visita).toHaveURL(/\/confirmation-required$/);

  await page.getByRole('button', { name: 'Aprobar la solicitud de Dominga Pop Caal' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('checkbox', { name: /^Auditor/ }).check();
  await panel.getByRole('checkbox', { name: /Agencia Central Cobán/ }).check();
  await panel.getByRole('button', { name: 'Aprobar y crear usuario' }).click();

  // Without a mail server her panel opens, and her envelope is printed from it.
  const suPanel = page.getByRole('dialog', { name: 'Dominga Pop Caal' });
  await expect(suPanel.getByText('Aún no tiene contraseña')).toBeVisible();
  const codigo = await imprimirSobreDe(page, suPanel);
  await expect(suPanel.getByText(/no sirve hasta que otro contador o administrador/)).toBeVisible();

  await visita.goto('/reset-password');
  await llenarSobre(visita, 'dominga@ejemplo.gt', codigo, '', 'Cardamomo-y-café-77');
  await expect(visita.getByText(/Falta que otra persona confirme/)).toBeVisible();

  // Whoever printed it does not confirm it; the contador finds it among what waits for them.
  await page.goto('/administracion/usuarios?vista=sobres');
  await expect(page.getByRole('row', { name: /Dominga Pop Caal/ })).toContainText('Lo confirma otra persona');
  const otra = await browser.newPage();
  await ingresar(otra, 'contador@cuadra.demo');
  await otra.getByRole('link', { name: /sobres? por confirmar/ }).click();
  await otra.getByRole('button', { name: 'Confirmar la entrega a Dominga Pop Caal' }).click();
  const dialogo = otra.getByRole('dialog');
  await dialogo.getByLabel(/^Cómo la identificó/).fill('DPI 2456 78901 1601');
  await dialogo.getByRole('button', { name: 'Confirmar entrega' }).click();
  const clave = await otra.getByLabel('Clave de entrega').textContent();
  await otra.getByRole('button', { name: 'Ya se la dije' }).click();
  await otra.close();

  // What was typed is still there.
  await visita.getByLabel('Clave de entrega').fill(clave ?? '');
  await visita.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(visita.getByText('Su contraseña se guardó.')).toBeVisible();
  await ingresar(visita, 'dominga@ejemplo.gt', 'Cardamomo-y-café-77');
  await visita.close();
});

test('la lista va por páginas, con su tamaño y su lugar en la dirección', async ({ page }) => {
  await darSesion(page, 'admin@cuadra.demo');
  // A page that does not exist shows the last one.
  await page.goto('/administracion/usuarios?pagina=9');
  const paginas = page.getByRole('navigation', { name: 'Paginación' });
  await expect(paginas.getByText(/^1 - (\d+) de \1$/)).toBeVisible();
  for (const nombre of ['Primera página', 'Página anterior', 'Página siguiente', 'Última página'])
    await expect(paginas.getByRole('button', { name: nombre })).toBeDisabled();
  await paginas.getByLabel('Elementos por página').selectOption('100');
  await expect(page).toHaveURL(/\?porPagina=100$/);
  await page.getByPlaceholder(/Buscar por nombre/).fill('nadie con este nombre');
  await expect(page.getByText('Ningún usuario coincide')).toBeVisible();
  await expect(paginas).toContainText('0 de 0');
});

test('un usuario deshabilitado sale en el acto y ya no ingresa', async ({
  browser,
  page,
  request,
  vigilancia,
}) => {
  vigilancia.admitirFallosDeRed();
  const [venancio] = await nuevasPersonas(request, ['Venancio Sub Chub', 'cajero']);
  await darSesion(page, 'admin@cuadra.demo');
  await page.goto('/administracion/usuarios');
  const persona = await browser.newPage();
  await ingresar(persona, venancio.correo, CONTRASENA);

  await page.getByPlaceholder(/Buscar por nombre/).fill(venancio.nombre);
  await expect(page).toHaveURL(/[?&]q=Venancio/);
  await page.getByRole('link', { name: venancio.nombre }).click();
  await page.getByRole('dialog').getByRole('switch', { name: 'Usuario activo' }).uncheck({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(persona).toHaveURL(/\/sign-in/);
  await llenarIngreso(persona, venancio.correo, CONTRASENA);
  await expect(persona.getByText('El correo o la contraseña no son correctos.')).toBeVisible();
  await persona.close();
});

test('un usuario nuevo no recibe contraseña de nadie: su panel ofrece imprimir el sobre', async ({
  page,
}) => {
  await darSesion(page, 'admin@cuadra.demo');
  await page.goto('/administracion/usuarios');
  await page.getByRole('button', { name: 'Nuevo usuario' }).click();
  const nuevo = page.getByRole('dialog', { name: 'Nuevo usuario' });
  await expect(nuevo.getByText(/No hay servidor de correo/)).toBeVisible();
  await nuevo.getByLabel(/^Nombre/).fill('Eulalia Tot Xol');
  await nuevo.getByLabel(/^Correo/).fill('eulalia@ejemplo.gt');
  await nuevo.getByRole('checkbox', { name: /^Cajero/ }).check();
  await nuevo.getByRole('checkbox', { name: /Agencia Central Cobán/ }).check();
  await nuevo.getByRole('button', { name: 'Crear usuario' }).click();
  await expect(
    page.getByText('Usuario creado: su rol espera a otra persona. Imprima su sobre.'),
  ).toBeVisible();
  const panel = page.getByRole('dialog', { name: 'Eulalia Tot Xol' });
  await expect(panel.getByRole('button', { name: /^Imprimir el sobre de Eulalia/ })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Enviar invitación' })).toBeHidden();
});

test('quien no administra no ve usuarios ni en el menú ni en la pantalla', async ({ page, vigilancia }) => {
  vigilancia.admitirFallosDeRed();
  await ingresar(page, 'contador@cuadra.demo');
  await expect(page.getByRole('link', { name: 'Usuarios' })).toBeHidden();
  await page.goto('/administracion/usuarios');
  await expect(page.getByText(/permiso/i).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nuevo usuario' })).toBeHidden();
});

test('la institución cambia su encabezado', async ({ page }) => {
  await darSesion(page, 'admin@cuadra.demo');
  await page.goto('/administracion/institucion');
  const formulario = page.getByRole('form', { name: 'Encabezado de los documentos' });
  await formulario.getByLabel(/^Dirección/).fill('5a. avenida 6-10, zona 2, Cobán, Alta Verapaz');
  await formulario.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Encabezado guardado.')).toBeVisible();
  await page.reload();
  await expect(formulario.getByLabel(/^Dirección/)).toHaveValue(
    '5a. avenida 6-10, zona 2, Cobán, Alta Verapaz',
  );
});
