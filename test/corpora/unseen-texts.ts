/**
 * Goals of 60 people, written before their author had read the rules. The rules were changed once
 * after they were scored on these and on `unseenSpam` (decisions/006); the texts were not.
 */
export const unseenGoals: readonly string[] = `
We repair pianos. Three tuners, one van. Would love steady school contracts in Loudoun.
How fast could you start? Our grand opening is the 12th.
Right now customers find us by accident. I'd like them to find us on purpose.
My husband passed away in January and I'm taking over the hardware store. I don't know where our website even lives.
More estimates for tree removal. Every storm the phone rings off the hook, then silence for a month.
Please do not call before 10, we are bakers and sleep late.
We got an offer from another company for $99 a month, guaranteed first page. Too good to be true? What do you charge for the same?
Someone keeps sending me emails that my site has errors. Does it? Can you check before I pay anybody?
Our Facebook page was hacked last year and we had to start over with zero followers.
need website asap
Sell out the summer camp: 60 spots, ages 6 to 11, STEM and swimming.
I have bad reviews from an ex-employee and want to know what can honestly be done.
Looking for someone to write the blog. I can send notes by voice message.
Insurance agency, independent. Auto, home, life. We want quotes requests from Manassas, not Texas.
We do payday lending alternatives (non-profit). Wording has to go through our compliance person.
Mortgage broker here. Refinance leads have dried up, purchase leads are what we want.
Casino night fundraiser on October 4 for the volunteer fire department, need to sell 300 tickets.
Pharmacy, compounding, veterinary medicine too. Nobody knows about the pets.
We install EV chargers. I need electricians' landing pages, is that something you build?
Traffic to the site went from 900 to 200 a month after the redesign. I want to know why.
bitcoin atm in our corner store, people ask if we are open sundays. we are. 7 to 11
Busco ayuda para mi negocio de limpieza, no tengo página y todo lo hago por WhatsApp.
Preciso de mais clientes brasileiros em Gaithersburg para o meu salão.
Мы ремонтируем часы. Хотелось бы, чтобы нас находили в Вашингтоне.
希望让更多附近的上班族中午来我们店里吃饭
저희 세탁소는 페어팩스에 세 곳이 있습니다. 구글에 영업시간이 다 다르게 나와요.
Tiệm nail của tôi cần thêm khách vào thứ hai và thứ ba.
مكتب ترجمة قانونية في الإسكندرية، نريد عملاء من المحامين
Wir bauen Kachelöfen, auch hier in Virginia. Suchen Bauherren mit Geduld.
1) calendar full by 9am 2) no more coupon people 3) be in the map thing with the 3 results
* new logo on everything\n* old address gone\n* one phone number
We're a church. Sunday attendance is fine, the food pantry needs volunteers.
My competitor copies my posts word for word. Besides that: grow.
Do I need to buy ads at all? We have never advertised in 22 years.
We want to hire: two line cooks and a hostess. Can marketing help with that or only with customers?
I sell honey. Site is https://www.beesofburke.example, stand is at the Burke farmers market.
Could you compare us to https://www.quickwash.example and https://www.suds-n-go.example? They are always above us.
Our booking page: https://calendly.com/arlington-reiki. People open it and leave.
Get our app downloaded by parents at the schools we serve. iOS and Android, 4.8 stars, 212 installs.
Show up when someone asks ChatGPT for a good tailor in Georgetown.
Home staging. Realtors are the customer, not the home owner. Maybe LinkedIn and postcards?
We are open to a quick call any weekday after 3. Goal: 10 more boarding dogs per weekend.
I'm a ghostwriter and editor, I need 2 memoir clients per quarter. Very small budget.
Escape room. Corporate team events on weekdays is the goal, weekends sell out on their own.
Massage therapy for athletes, licensed, strictly therapeutic (we get the wrong calls, please help with wording).
Dating coach for people over 50. Workshops in Bethesda, I want 15 people for each.
Tax season ends April 15 and then nothing until January. IRS notices, back taxes, small business books: that is what we want in summer.
We lend tools. A library for tools! Membership is $60 a year, we have 140 members and room for 400.
STOP PAYING FOR GOOGLE ADS THAT MY OWN EMPLOYEES CLICK ON
our website was made by my nephew in 2013. it's not bad but the phone number is wrong
What makes you different from the other AI marketing tools? I tried two and they made up facts about us.
Increase revenue 20% this year. Already at capacity on Saturdays so it has to be weekday lunch and catering.
Notary, mobile, nights and weekends. Hospitals, jails, airports. I'd like to be the first name in Fairfax.
Used cars, 40 on the lot. Not sure if Facebook Marketplace or our own site matters more. Financing page gets visits but no forms.
To whom it may concern: our board asked me to collect three offers for marketing of our community theater by Friday.
Import of olive oil from Crete, wholesale price list for restaurants. We want chefs.
I was a client of yours as a manager at another restaurant and now I've opened mine. Same thing please!
👋 hi!! new bakery, cute dog, zero idea about instagram 🐶🥐
`
  .trim()
  .split('\n')
  .map((line) => line.replaceAll('\\n', '\n'));

/** What 45 senders of offers wrote, and 15 programs; `{url}` is where a link stands. */
export const unseenSpam: readonly string[] = `
Hello, I run an outreach team and we'd love to place a link to your homepage on 20 niche blogs. First three are free. Shall I send the list?
Quick one: I recorded a 2 minute video about three mistakes on your website. Where can I send it?
We audited your homepage and it scored 34/100. Our experts can fix every issue for a one time fee of $150.
Hi, do you accept guest articles? Our writers will deliver 800 words free of charge in exchange for one link to our client.
I am Kevin from a video production agency. Animated videos convert 3x better. Prices from $89, samples on request.
Hello dear, we are a Chinese factory of LED screens with 15 years experience. Please tell your WhatsApp for catalog and best price.
Your competitors are already using our AI receptionist. Book a demo and get the first month free: {url}
We can deliver 50 exclusive roofing leads to you each week. No contract. Pay only for results. Who should I talk to?
Is your company losing money on payroll taxes? You may be eligible for up to $26,000 per employee in ERC credits. Check eligibility here {url}
Get a line of credit up to $250k without collateral. Approved in one day, funded the next. Apply here {url}
Hi there! Do you want your website to appear on the top of Google search results? Our SEO experts start at $79/month.
Dear business owner, your Google listing is not verified and may be removed. Call us to keep it active.
This is the trademark office. A third party has applied for your brand name. To protect it please answer within 48 hours.
Earn passive income with our forex robot. 400 percent last year. Start with only $200 {url}
I am contacting you on behalf of a private investor who wishes to place 45 million euros in your country. You will keep 30 percent. Answer to my private email.
Mrs. Anna Petersen, a dying widow, wants to donate her wealth to charity through you. Contact her lawyer.
Our platform lists businesses for sale. A buyer in your area has asked about your business. Would you consider an offer?
We noticed you have no Wikipedia page. Our editors create and publish pages for brands, fully refundable.
Boost your Trustpilot and Google rating with real reviews by real people. 10 reviews for $120. Telegram: @revboost_example
Can I interest you in a custom mobile app? Our team in Lahore built 300+ apps. Hourly rate $15. Let's hop on a call.
Hi, I'm a photographer and I'm sure my copyrighted pictures are on your site. Download the proof here {url}
Attention! We have found a critical vulnerability on your website. Pay 0.5 BTC to the wallet below or we publish everything.
Social media management from $59! 30 posts, hashtags and 1,000 new followers a month guaranteed. Try us {url}
We write essays, dissertations and term papers, 100% original, delivered in 6 hours {url}
Increase your Domain Rating to 50+ in 20 days. Payment after work is done. Interested? Reply with your URL.
Business email database, 30 million contacts, US and Europe, GDPR friendly, only $99 this week {url}
Virtual assistants from the Philippines, trained in real estate and e-commerce, $5 an hour. Would you like to see some profiles?
If you want to outsource bookkeeping, our CPAs can take it over at a fraction of the cost. Do you have 10 minutes this week?
Partnership proposal: we are a software house looking for agencies that resell our development services. 20% commission.
Congratulations, you have been selected for a $1000 gift card. Confirm your details now {url}
Meet single women tonight in your city {url}
Rolex, Omega, Breitling replicas, free shipping {url}
Лучшие ставки на спорт, бонус 100% на первый депозит {url}
Продвижение сайтов в топ Яндекса, гарантия результата. Пишите в телеграм @seo_example
Заработок в интернете от 5000 рублей в день без вложений {url}
在线赌场 注册送礼金 {url}
Günstige Kredite ohne Schufa, sofort ausgezahlt {url}
Gagnez 3000 euros par mois depuis chez vous {url}
[url={url}]mostbet[/url] <a href="{url}">1win</a>
Great blog post, I bookmarked your page. My site is about kitchen remodeling {url}
Xanax, Tramadol, Ozempic, overnight delivery and no rx {url}
Solar panels at zero cost under the new government program. See if your property qualifies {url}
I saw that your site isn't ADA compliant, which puts you at risk of a lawsuit. Our widget fixes it in 5 minutes. Can I send a link?
We can submit your message to 25 million contact forms like this one. Price $30. Details on our site {url}
Hey, I built a website mockup for your business, no charge. If you like it you pay, if not no hard feelings. Want to see it?
`
  .trim()
  .split('\n');

/** Fifteen probes of programs. */
export const unseenNoise: readonly string[] = `
wTzPqLmKxRvB
poiuytrewq
gfhgfhgfhgf
555
test
NrXcVbQwZtLk
kjhgkjhg kjhgkjh
ZzKkPpWwRrTt
aslkdjalskdj
mNbVcXzLkJhG
fgdfgdfgdf gdfgd
YtReWqLkJhGf
xdrtgbhunjmk
uyewrtuyewrt
BvCxZnMlKjHg
`
  .trim()
  .split('\n');

/** 30 people more, written after the last change of the rules. */
export const laterGoals: readonly string[] = `
I saw your site on a friend's phone and want the same thing for my barbershop.
We have a team in Manassas and one in Frederick, both need walk-ins.
Who should I talk to about a plan for three franchises?
I found you through the chamber of commerce. Can I talk to a person before I sign up?
We built our site ourselves and would like you to check it.
Do you have 10 minutes on Monday? I have questions about the growth plan.
I represent a small winery in Loudoun. Tastings on Fridays are empty.
We run an after-school program and need families to register within 30 days of the term's start.
We're a distributor and supplier of restaurant linens, want to reach new kitchens in DC.
Our designers are great with interiors and terrible with websites.
My accountant told me to spend 3% on marketing. Is that enough for your pro plan?
Estate lawyer: wills, inheritance, probate. Looking for families in Fairfax County.
We buy houses? No! We clean them. 40 a week. Want 60.
Adult day care for seniors. Families search at night, we answer in the morning.
Please check our Google listing, somebody changed the hours.
People download our menu as a PDF. Can you see whether that hurts us?
I sell investment gold coins from a shop on Wisconsin Ave, not online. Local people only.
More bookings for my photography studio, I own the copyright of all my pictures and post them on Instagram.
We are looking for more drivers and more riders, medical transport, Medicaid approved.
Our best price is for weekdays and nobody knows. Need to get that out.
Free first lesson is our hook: martial arts, kids and adults. It works when people hear of it.
I donate 10% of sales to the shelter, would like to tell that story without bragging.
Can you start with one location, no contract, and then add the others?
Credit repair is our business and it's full of scams, we do it right and want reviews to show it.
Home care agency here, licensed in Maryland and DC, clients come from hospitals. Want families to call us directly.
We are with a production company in Silver Spring, documentaries. We need nonprofits to find us.
We created your account last week by mistake with my personal email, can you move it to the shop's?
If I like the audit, how do I pay? Card or check?
Reach couples for our bridal shop, appointment only, also quinceañera dresses.
Someone from your office asked me to fill this in. Bike rental at Lake Anne, summer only.
`
  .trim()
  .split('\n');

/** 20 offers more, by hand and without haste, written after the last change of the rules. */
export const laterSpam: readonly string[] = `
Hi, I noticed your competitors outrank you for most local terms. We fix that in 60 days. Shall I send a plan?
Our agency writes press releases and gets your company into 200 newspapers for $129.
Hello, I am a freelance logo designer. I would love to redesign your logo for $40. Samples attached in my portfolio {url}
Do you need cleaning supplies? Our factory ships containers worldwide. Best price, ask for the catalogue.
You were nominated as business leader of the year. Pay the nomination fee to confirm: {url}
Your hosting invoice is overdue. Pay within 24 hours or your website will be suspended {url}
We provide explainer videos for brands like yours. Interested in a free script?
Hot deal: 5 million USA business emails for $59, instant download {url}
Make $500 a day with our AI trading software {url}
Your customers can't find you on Google. Our experts guarantee first page or your money back.
I have a proposal worth 12.5 million dollars, reply to my private email for details.
Cheap hosting, unlimited everything, 80% off today {url}
Hi, could we get on a quick call to show you how our chatbot doubles your sales?
Unlock $150,000 for your business, same-day approval, no paperwork {url}
Instagram growth service: 5,000 real followers a month from $39.
Comprar seguidores reales y baratos aquí {url}
Займ онлайн без отказа за 5 минут {url}
Hello, we manufacture custom packaging boxes in China. Free design, low MOQ. WhatsApp +86 135 5555 0142.
We offer payroll outsourcing for companies like yours, rates from $4 per employee. Can I send a quote?
Hey, I can remove bad reviews from Google and Yelp for you. Pay only after removal.
`
  .trim()
  .split('\n');
