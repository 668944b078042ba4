/** What owners write about their goals: a line each, as terse, long, untidy or foreign as they come. */
export const goals: readonly string[] = `
More catering orders from offices in Tysons by spring.
i need more calls. thats it
We would like to be on the first page of Google for "emergency plumber Fairfax".
More walk-ins on weekdays. Saturdays are fine.
Get our reviews up, respond to them faster, and stop paying $1,800 a month to a freelancer who posts twice.
want to rank higher than the big chains for oil change in Rockville
I saw your website and would like to know whether the Pro plan works for a dentist with two offices.
We provide HVAC services in Prince William County. Slow in April and October, need leads then.
Our website is outdated and slow on mobile. We need a new one plus somebody to keep the blog going.
Honestly not sure. My daughter says we should be on TikTok. Are we too small for this?
Increase website traffic and online orders, rank for vegan bakery DC, grow Instagram followers to 5,000.
1. More bookings\n2. Better Google profile\n3. Fewer no-shows\n4. Stop boosting posts that do nothing
- SEO\n- social\n- Google Business\n- monthly report my partner can read
• patient recalls\n• new patients from Arlington 22203, 22204, 22206\n• get rid of the old phone number on Yelp
Fill the 6pm class. Mornings have a waitlist.
Need help with marketing, please call after 4 pm.
Sell more of the wholesale line to cafés between Baltimore and Richmond.
Queremos más clientes que hablen español en Gaithersburg y Silver Spring. ¿Pueden escribir en español?
Necesitamos más llamadas para el taller. Ahora solo vienen por recomendación.
我们想让更多住在罗克维尔的家庭知道我们的中文学校。
우리 미용실을 애난데일에서 더 많은 사람들이 알게 하고 싶습니다. 인스타그램도 도와주세요.
Chúng tôi muốn có thêm khách đặt tiệc ở Eden Center, nhất là cuối tuần.
نريد المزيد من الطلبات عبر الإنترنت لمطعمنا في فولز تشيرش
Мы открыли детский сад в Роквилле и хотим, чтобы нас находили русскоязычные семьи.
የምግብ ቤታችንን በሲልቨር ስፕሪንግ ተጨማሪ ደንበኞች እንዲያውቁት እንፈልጋለን።
Nous cherchons à attirer plus de clients francophones à Bethesda pour notre pâtisserie.
Mehr Anfragen für Hochzeiten im Weingut, vor allem aus Washington.
हमें अपने रेस्टोरेंट के लिए हर्नडन और ऐशबर्न से ज़्यादा ऑर्डर चाहिए।
We run a small law office (immigration, family). Looking for consultations, not clicks. Two attorneys, one paralegal.
New construction leads only, no repairs, budget is 500 to 700 a month including ads.
MORE FOOT TRAFFIC ON KING STREET. THE PARADE WEEKEND IS OUR CHRISTMAS.
Just opened. Nobody knows us. Help.
Be found when someone searches roof repair near me after a storm. Last June we missed all of it.
Membership renewals and weekday court bookings. We tried Facebook ads, it brought people from Ohio.
Would like an audit of what the last agency did. They sold us backlinks and we dropped to page 4.
Recover from a Google penalty. Our listing was suspended in March and came back without the reviews.
Donations before year end and 40 volunteers for the spring clean-up. We're a 501(c)(3).
grow email list, sell gift cards, fill tuesday
Weight loss clinic: consultations booked online. We have to be careful with claims, everything needs review by Dr. Okafor.
We sell CBD products legally in Maryland, ads get rejected, so we need organic search to work.
Poker night supplies, board games and trading cards. We want more people at Friday events.
Wedding DJs are everywhere. How do we stand out? Also: can the agent answer messages at night?
We are a mobile app development shop in Reston and our own marketing is terrible. Want case studies out monthly.
We're a two-person web design studio. Clients ask for SEO and we'd rather hand that over to someone. Is there a partner plan?
Small business loans are what we do (credit union). We want members in PG County to know that.
A bail bonds office. 24/7 phone. We only want calls from Fairfax, Arlington and Alexandria courts.
Bookkeeping for contractors. Ten more clients this year at $400 a month would be plenty.
I make dog treats at home and sell at the Falls Church farmers market, Saturdays 8 to 12. I'd like to ship.
Better photos, better menu page, people still think we close at 8 (we close at 10!!!)
To get found by homeowners who google "water in basement" at 2 am
Need more 5 star reviews. We have 11. The place across the street has 340.
Two locations share one Google profile and it's a mess. Untangle that first, then posts.
Start with local SEO, then maybe social media. I read your blog post about service areas, that is exactly our problem.
Could you look at www.petworthcycles.example and tell me why the shop page gets no visitors? It's ours, the wholesale site is separate.
Our menu: https://www.facebook.com/marisol.kitchen and https://www.instagram.com/marisolkitchen. We'd like one website instead.
Competitors we look at: https://www.biggreenlawns.example. They post daily. We don't.
Reach landlords with 5-50 units. Property management, Takoma Park. Email works best, I'm on job sites all day.
what does it cost
please send me information about the starter plan and if I can cancel anytime
Do you work with nonprofits? We are interested in the growth plan and would like to schedule a call next week.
Let me know if you can help us with Google ads too. Reach me by WhatsApp or phone.
My name is Priya and I am the marketing manager of a pediatric practice. We want fewer phone calls and more online bookings.
Hi, I'm the owner of a boxing gym. Want 30 new members by September. Hope you can help!
Hello, hope you're doing well. We are looking for somebody to take over our social media completely.
Get the word out about our ESL courses (English as a second language). Free placement test each Monday.
We lost our marketing person in March. Since then: nothing. Need to be visible again before back-to-school.
Our agency invoices us $2,400 per month and I can't tell what we get. Want reports I understand.
Sell the remaining 14 units, Hyattsville, from $389,000. Open houses every Sunday.
Grow from 3 trucks to 5. We have a website and online store, ranking is page 3 for "junk removal Alexandria VA".
We're moving from Wheaton to Kensington on July 1. Everyone must know. Maps, Yelp, Apple, all of it.
Appointments for phone screens: mostly Galaxy and iPhone 13-15. Corporate accounts would be a dream.
We do court reporting. B2B only. LinkedIn?
more sales
Help us get chosen for school picture days and team photos, spring and fall.
Make it easy for customers to reorder. 80% of our revenue is repeat but they have to call.
Our pharmacy delivers, CVS doesn't (not like us). Seniors' children should know; they live elsewhere and search online.
I need new patients for Invisalign and implants within 10 miles of 20814; we get plenty of cleanings.
Looking to improve our online presence, boost our rankings and increase bookings for our spa.
The city moved the bus stop and we lost the morning crowd. Want to get them back with an app or texts?
I run a food truck. Where I am changes daily; can your agent post the location every morning at 7?
Looking for a marketing partner. We've been in business since 1987, third generation, and my son takes over next year. He wants to go digital; I want to see numbers first. Budget up to 500/month to start. We fix boilers. In winter we don't need anything at all, we turn people away, it's May to September that has to get better.
`
  .trim()
  .split('\n')
  .map((line) => line.replaceAll('\\n', '\n'));

/** What they say they do today; many say nothing. */
export const today: readonly string[] = `

Word of mouth.

Facebook when I remember
Instagram (@bethesdabakes, 812 followers), a newsletter every other month, flyers

A freelancer, $1,500/mo
Google Ads, about $40 a day, no idea if it works

nothing
Yelp ads. Hate them.
Boca en boca y Facebook
Angi + Thumbtack leads, expensive and shared with 4 others

We sponsor the Little League team and have a sign on Lee Highway
口コミ
Nextdoor mostly. https://nextdoor.com/pages/capitol-gutters
Mailers: postcards, Valpak, church bulletin
SEO company from 2019 to 2022, then stopped
`
  .slice(1, -1)
  .split('\n');
