export const dynamicParams = false;
export const generateStaticParams = () => [{ locale: 'en' }, { locale: 'es' }];

/** Static page as long as the landing page. The response contains the text twice: as HTML and as data for React. */
export default function Page() {
  return <p>{'Pawfolio '.repeat(Math.ceil(Number(process.env.CEILING_BYTES) / 2 / 9))}</p>;
}
